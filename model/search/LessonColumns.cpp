#include "search/LessonColumns.h"

#include <QSqlQuery>
#include <QVariant>

using namespace Qt::StringLiterals;

namespace evoca::model {

const QString lessonColumns =
    u"l.id, l.global_id, l.project, (SELECT name FROM project WHERE id = l.project), l.kind, l.class, l.key, l.text, l.confidence,"
    " l.support, l.against, l.first_seen, l.last_seen, l.pinned, l.muted, l.edited, l.revision,"
    " l.learned_text, l.word, l.word_at"_s;

const QString lessonShown =
    u"l.deleted_at = 0 AND (l.support > 0 OR l.pinned OR l.edited OR l.word <> 0 OR l.kind = 6)"_s;

Lesson lessonFrom(const QSqlQuery &query)
{
    Lesson lesson;
    lesson.id = query.value(0).toLongLong();
    lesson.globalId = query.value(1).toString();
    lesson.project = query.value(2).toLongLong();
    lesson.projectName = query.value(3).toString();
    lesson.kind = LessonKind(query.value(4).toInt());
    lesson.taskClass = TaskClass(query.value(5).toInt());
    lesson.key = query.value(6).toString();
    lesson.text = query.value(7).toString();
    lesson.confidence = query.value(8).toDouble();
    lesson.support = query.value(9).toInt();
    lesson.against = query.value(10).toInt();
    lesson.firstSeen = query.value(11).toLongLong();
    lesson.lastSeen = query.value(12).toLongLong();
    lesson.pinned = query.value(13).toBool();
    lesson.muted = query.value(14).toBool();
    lesson.edited = query.value(15).toBool();
    lesson.revision = query.value(16).toInt();
    lesson.learnedText = query.value(17).toString();
    lesson.word = LessonWord(query.value(18).toInt());
    lesson.wordAt = query.value(19).toLongLong();
    return lesson;
}

} // namespace evoca::model
