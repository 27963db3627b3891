#include "Project.h"

#include <array>

namespace evoca::bench {

namespace {

constexpr std::array<std::string_view, 4> endings {".ts", ".py", ".cpp", ".rs"};
constexpr std::array<std::string_view, 4> commands {"npm test --", "pytest -q",
                                                    "ctest --test-dir build --output-on-failure", "cargo test"};
constexpr std::array<std::string_view, 9> folders {"src",    "lib",      "tests", "src/api", "src/core",
                                                   "src/ui", "packages", "tools", "internal"};

std::string capital(std::string word)
{
    if (!word.empty() && word[0] >= 'a' && word[0] <= 'z')
        word[0] = char(word[0] - 32);
    return word;
}

std::string name(const Vocabulary &words, Random &random, bool snake)
{
    std::string text = words.stem(random);
    for (int parts = random.between(0, 2); parts > 0; --parts)
        text += snake ? '_' + words.stem(random) : capital(words.stem(random));
    return text;
}

void fill(Project &project, const Vocabulary &words, Random &random)
{
    const bool snake = project.language != Project::Language::TypeScript;
    for (int i = 0; i < 1500; ++i)
        project.names.push_back(name(words, random, snake));
    for (int i = 0; i < 250; ++i)
        project.types.push_back(capital(words.stem(random)) + capital(words.stem(random)));
    for (int i = 0; i < 240; ++i) {
        std::string path(random.pick(folders));
        if (random.chance(0.5))
            path += '/' + words.stem(random);
        project.files.push_back(path + '/' + name(words, random, snake)
                                + std::string(endings[size_t(project.language)]));
    }
}

} // namespace

std::vector<Project> makeProjects(const Vocabulary &words, int count, quint64 seed)
{
    std::vector<Project> projects;
    Random random(seed);
    for (int i = 0; i < count; ++i) {
        Project project;
        const std::string title = words.stem(random) + '-' + words.stem(random);
        project.cwd = "/home/dev/" + std::string(i % 5 == 0 ? "work/" : "") + title;
        project.branch = i % 3 == 0 ? "main" : "feature/" + words.stem(random);
        project.remote = "git@example.org:team/" + title + ".git";
        project.language = Project::Language(i % 4);
        project.tongue = i % 3 == 2 ? Tongue::Spanish : Tongue::English;
        project.testCommand = commands[size_t(project.language)];
        fill(project, words, random);
        projects.push_back(std::move(project));
    }
    return projects;
}

} // namespace evoca::bench
