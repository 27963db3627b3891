#include "SearchStore.h"

#include "search/ExperienceSearch.h"
#include "support/TestHome.h"

#include <QTest>

using namespace evoca::model;
using namespace evoca::test;
using namespace Qt::StringLiterals;

/// Questions on topics of their own: an orchestra's site, a bakery's till, a robot arm, a podcast player.
class ExperienceSearchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void answers_data();
    void answers();
    void nothingSimilar_data();
    void nothingSimilar();
    void limitAndProjects();
    void scoresAreCalibrated();
    void outcomeDecidesBetweenEquals();
    void forgottenOnesAreNotFound();
    void byId();
    void relatedOnes();
    void emptyStore();

private:
    QStringList ask(const QString &query, int limit = 5);

    TestHome m_home;
    std::unique_ptr<SearchStore> m_store;
    QHash<QString, QString> m_names;
};

static std::vector<Past> orchestra()
{
    return {
        {u"tickets"_s,
         u"Please fix the seat map: two visitors can book the same balcony seat when they pay within a second"_s,
         {u"web/booking/seatMap.ts"_s},
         {u"UniqueViolation: seat_event_key"_s}},
        {u"rehearsal"_s,
         u"export the rehearsal calendar as iCal so musicians can subscribe to it"_s,
         {u"web/calendar/ical.ts"_s}},
        {u"transpose"_s,
         u"transposeScore drops the key signature of clarinet parts"_s,
         {u"scores/transposeScore.py"_s, u"tests/test_transpose.py"_s},
         {u"KeyError: 'signature'"_s}},
        {u"archive"_s,
         u"scan the old programmes from 1950 to 1980 and make them searchable with OCR"_s,
         {u"archive/ocr_pipeline.py"_s}},
        {u"abonos"_s,
         u"los abonados no pueden renovar su abono si la tarjeta ha caducado, enséñales cómo cambiarla"_s,
         {u"web/abonos/renovacion.ts"_s}},
        {u"afinacion"_s,
         u"calcula la afinación media de cada sección de cuerda a partir de las grabaciones"_s,
         {u"audio/afinacion.py"_s}},
        {u"ninos"_s, u"los conciertos para niños deben salir primero en la portada"_s, {u"web/portada.ts"_s}},
        {u"dough"_s,
         u"the till adds the weight of the dough twice for sourdough loaves"_s,
         {u"till/scale.rs"_s},
         {u"thread 'main' panicked at 'overflow'"_s},
         u"bakery"_s},
        {u"flour"_s,
         u"order flour automatically when stock drops below two sacks"_s,
         {u"till/stock/reorder_point.rs"_s},
         {},
         u"bakery"_s},
        {u"horno"_s,
         u"el horno no avisa cuando termina la hornada; manda una notificación al móvil del panadero"_s,
         {u"till/horno/avisos.rs"_s},
         {},
         u"bakery"_s},
        {u"receta"_s,
         u"convierte las recetas de gramos a porcentaje panadero y redondea a un decimal"_s,
         {u"till/recetas.rs"_s},
         {},
         u"bakery"_s},
        {u"gripper"_s,
         u"gripper loses the vial because the torque limit is read before calibration"_s,
         {u"arm/gripper/torque_limit.cpp"_s},
         {u"ERR_TORQUE_LIMIT exceeded at joint 4"_s},
         u"arm"_s},
        {u"kinematics"_s,
         u"inverse kinematics jump near the singularity, damp the Jacobian with least squares"_s,
         {u"arm/kinematics/InverseKinematics.cpp"_s},
         {},
         u"arm"_s},
        {u"estop"_s,
         u"emergency stop must cut the motors within 20 ms, measure it on the oscilloscope"_s,
         {u"arm/safety/emergency_stop.cpp"_s},
         {},
         u"arm"_s},
        {u"camara"_s,
         u"la cámara del brazo se desenfoca al acercarse a la bandeja, recalibra el autofoco"_s,
         {u"arm/vision/autofoco.cpp"_s},
         {},
         u"arm"_s},
        {u"feed"_s,
         u"podcast feeds with wrong XML encoding crash the parser, fall back to windows-1252"_s,
         {u"player/feed/FeedParser.kt"_s},
         {u"SAXParseException: invalid byte 2 of 3-byte UTF-8 sequence"_s},
         u"podcast"_s},
        {u"chapters"_s,
         u"show chapters from the ID3 tags and skip to the next one with the headset button"_s,
         {u"player/chapters/Id3Chapters.kt"_s},
         {},
         u"podcast"_s},
        {u"sleep"_s,
         u"sleep timer should fade the volume over the final ten seconds"_s,
         {u"player/SleepTimer.kt"_s},
         {},
         u"podcast"_s},
        {u"descargas"_s,
         u"las descargas de episodios se quedan a medias con datos móviles, reanúdalas por rangos"_s,
         {u"player/descargas/Reanudar.kt"_s},
         {u"HTTP 416 Range Not Satisfiable"_s},
         u"podcast"_s},
        {u"velocidad"_s,
         u"al cambiar la velocidad de reproducción la voz suena metálica, prueba otro algoritmo de estiramiento"_s,
         {u"player/velocidad.kt"_s},
         {},
         u"podcast"_s},
        {u"login"_s, u"修复登录页面在手机上的布局"_s, {u"web/login.css"_s}},
    };
}

void ExperienceSearchTest::initTestCase()
{
    m_store = std::make_unique<SearchStore>();
    m_store->add(orchestra());
    for (const Past &past : orchestra())
        m_names.insert(SearchStore::globalId(past.id), past.id);
}

QStringList ExperienceSearchTest::ask(const QString &query, int limit)
{
    const Result<ExperienceAnswer> answer = ExperienceSearch(m_store->connection()).answer(query, limit, {});
    if (!answer)
        qFatal("%s", qPrintable(answer.error().message));
    QStringList ids;
    for (const ExperienceMatch &match : answer->experiences)
        ids << m_names.value(match.experience.globalId, match.experience.globalId);
    return ids;
}

void ExperienceSearchTest::answers_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("best");
    const auto row = [](const QString &query, const QString &best) {
        QTest::newRow(qPrintable(query)) << query << best;
    };
    row(u"double booking of a seat"_s, u"tickets"_s);
    row(u"booked seats on the balcony"_s, u"tickets"_s);
    row(u"seatMap"_s, u"tickets"_s);
    row(u"subscribing to the rehearsal calendars"_s, u"rehearsal"_s);
    row(u"ical export"_s, u"rehearsal"_s);
    row(u"transpose score"_s, u"transpose"_s);
    row(u"transpose_score"_s, u"transpose"_s);
    row(u"TransposeScore clarinet"_s, u"transpose"_s);
    row(u"KeyError signature"_s, u"transpose"_s);
    row(u"programmes searched by OCR"_s, u"archive"_s);
    row(u"ocr_pipeline.py"_s, u"archive"_s);
    row(u"renovación de abonos"_s, u"abonos"_s);
    row(u"tarjetas caducadas"_s, u"abonos"_s);
    row(u"afinacion de la cuerda"_s, u"afinacion"_s);
    row(u"niño"_s, u"ninos"_s);
    row(u"nin\u0303os"_s, u"ninos"_s);
    row(u"sourdough weights"_s, u"dough"_s);
    row(u"thread main panicked overflow"_s, u"dough"_s);
    row(u"reorder point"_s, u"flour"_s);
    row(u"reorderPoint flour stock"_s, u"flour"_s);
    row(u"avisar al panadero cuando acabe el horno"_s, u"horno"_s);
    row(u"porcentajes de las recetas"_s, u"receta"_s);
    row(u"ERR_TORQUE_LIMIT"_s, u"gripper"_s);
    row(u"torque limits of the gripper"_s, u"gripper"_s);
    row(u"calibrate the grippr torque"_s, u"gripper"_s);
    row(u"singularit"_s, u"kinematics"_s);
    row(u"InverseKinematics.cpp"_s, u"kinematics"_s);
    row(u"kinematcs jumping"_s, u"kinematics"_s);
    row(u"I remember we once measured how quickly the motors are cut by the emergency stop, where was it?"_s,
        u"estop"_s);
    row(u"autofoco desenfocado"_s, u"camara"_s);
    row(u"invalid byte 2 of 3-byte UTF-8 sequence"_s, u"feed"_s);
    row(u"parsing crashes on a feed's encoding"_s, u"feed"_s);
    row(u"Id3Chapters"_s, u"chapters"_s);
    row(u"id3 chapter"_s, u"chapters"_s);
    row(u"fading the volume when the timer ends"_s, u"sleep"_s);
    row(u"416 range"_s, u"descargas"_s);
    row(u"reanudar una descarga"_s, u"descargas"_s);
    row(u"¿recuerdas cómo arreglamos lo de que la voz sonaba metálica?"_s, u"velocidad"_s);
    row(u"登录"_s, u"login"_s);
}

void ExperienceSearchTest::answers()
{
    QFETCH(QString, query);
    QFETCH(QString, best);
    const QStringList got = ask(query);
    QVERIFY2(!got.isEmpty(), "nothing");
    QCOMPARE(got.first(), best);
}

void ExperienceSearchTest::nothingSimilar_data()
{
    QTest::addColumn<QString>("query");
    for (const QString &query :
         {u"please fix the bug"_s, u"Please fix the tax calculator"_s, u"add a test for the blockchain wallet"_s,
          u"nino"_s, u"ano"_s, u"arregla el error, por favor"_s, u"revisad el código cuando podáis"_s,
          u"kubernetes ingress"_s, u"la impresora no responde"_s, u"?"_s, u""_s, u"%"_s, u"'\" OR *"_s,
          u"what did we do last time with this problem?"_s, u"could you check the file again and update it"_s,
          u"密码"_s, u"graphics driver for the projector wall"_s})
        QTest::newRow(qPrintable(query + u' ')) << query;
}

void ExperienceSearchTest::nothingSimilar()
{
    QFETCH(QString, query);
    QCOMPARE(ask(query), QStringList());
}

void ExperienceSearchTest::limitAndProjects()
{
    QCOMPARE(ask(u"gripper kinematics"_s, 1).size(), 1);
    const ExperienceSearch search(m_store->connection());
    const Result<ExperienceAnswer> all = search.answer(u"stock"_s, 20, {});
    QVERIFY(all && all->experiences.size() == 1);
    const RowId bakery = all->experiences.front().experience.project;
    QCOMPARE(all->experiences.front().projectName, u"bakery"_s);
    QCOMPARE(search.answer(u"stock"_s, 5, {bakery})->experiences.size(), 1u);
    QCOMPARE(search.answer(u"stock"_s, 5, {bakery + 1000})->experiences.size(), 0u);
}

void ExperienceSearchTest::scoresAreCalibrated()
{
    const ExperienceSearch search(m_store->connection());
    const Result<ExperienceAnswer> full = search.answer(u"export the rehearsal calendar as iCal"_s, 5, {});
    QVERIFY(full->experiences.front().score > 0.9);
    const Result<ExperienceAnswer> half = search.answer(u"rehearsal projector"_s, 5, {});
    for (const ExperienceMatch &match : half->experiences) {
        QVERIFY(match.score >= 0.5);
        QVERIFY(match.score < 0.8);
    }
}

void ExperienceSearchTest::outcomeDecidesBetweenEquals()
{
    SearchStore store;
    store.add(
        {{u"old-failure"_s, u"tune the harpsichord"_s, {}, {}, u"p"_s, Status::Failure, Agent::Codex, 1},
         {u"old-success"_s, u"tune the harpsichord"_s, {}, {}, u"p"_s, Status::Success, Agent::Codex, 30},
         {u"noise"_s, u"paint the harpsichord lid and the stand"_s, {}, {}, u"p"_s, Status::Success, Agent::Codex, 0}});
    const Result<ExperienceAnswer> answer =
        ExperienceSearch(store.connection()).answer(u"tuning the harpsichord"_s, 5, {});
    QCOMPARE(answer->experiences.front().experience.globalId, SearchStore::globalId(u"old-success"_s));
    QCOMPARE(answer->experiences[1].experience.globalId, SearchStore::globalId(u"old-failure"_s));
}

void ExperienceSearchTest::forgottenOnesAreNotFound()
{
    SearchStore store;
    store.add({{u"gone"_s, u"polish the trombone"_s}});
    const auto done = store.writer()
                          .post([](WriteContext &context) -> Result<void> {
                              const auto changed = context.connection.run(u"UPDATE experience SET deleted_at = 1"_s);
                              return changed ? Result<void>() : std::unexpected(changed.error());
                          })
                          .result();
    QVERIFY(done.has_value());
    const ExperienceSearch search(store.connection());
    QVERIFY(search.answer(u"trombone"_s, 5, {})->experiences.empty());
    QVERIFY(!search.experience(SearchStore::globalId(u"gone"_s)));
}

void ExperienceSearchTest::byId()
{
    const ExperienceSearch search(m_store->connection());
    const Result<Experience> found = search.experience(SearchStore::globalId(u"sleep"_s));
    QVERIFY(found);
    QCOMPARE(search.experience(found->id)->globalId, found->globalId);
    const Result<Experience> missing = search.experience(u"exp-none"_s);
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, ErrorCode::NotFound);
}

void ExperienceSearchTest::relatedOnes()
{
    SearchStore store;
    store.add({{u"a"_s, u"seat map shows sold seats as free"_s, {u"web/seatMap.ts"_s}},
               {u"b"_s, u"seat map is slow on phones"_s, {u"web/seatMap.ts"_s}},
               {u"c"_s, u"translate the menu of the canteen"_s, {u"canteen/menu.ts"_s}}});
    const ExperienceSearch search(store.connection());
    const auto related = search.related(*search.experience(SearchStore::globalId(u"a"_s)), 5);
    QVERIFY(related);
    QCOMPARE(related->size(), 1u);
    QCOMPARE(related->front().experience.globalId, SearchStore::globalId(u"b"_s));
}

void ExperienceSearchTest::emptyStore()
{
    SearchStore store;
    const Result<ExperienceAnswer> answer = ExperienceSearch(store.connection()).answer(u"anything"_s, 5, {});
    QVERIFY(answer);
    QVERIFY(answer->experiences.empty());
}

QTEST_GUILESS_MAIN(ExperienceSearchTest)
#include "tst_experiencesearch.moc"
