import { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { addDays } from '#domain/calendar.ts'
import { pick, type Random, randomFrom } from '../search/random.ts'
import type { Assignment, Writer } from './assignment.ts'
import { type Document, Lines, type Truth } from './document.ts'
import { englishArticle } from './english-article.ts'
import { kannadaArticle } from './kannada-article.ts'
import { PLACES, SUBJECTS } from './subjects.ts'

export const ARCHIVE_END = IssueDate.parse('2026-11-14')
const ARCHIVE_DAYS = 2000
/** Articles about each subject at each place. */
const OF_EACH = 3
const TABLES = 60
const ROWS = 6

const WRITERS: Record<PublisherCode, Writer> = { PV: kannadaArticle, DH: englishArticle }

/** An archive of articles written from templates. The same in every run. */
export function generatedDocuments(publisher: PublisherCode): Document[] {
  const random = randomFrom(publisher === 'PV' ? 27 : 28)
  const articles = SUBJECTS.flatMap((subject) =>
    PLACES.flatMap((place) =>
      Array.from({ length: OF_EACH }, (_, headline) => ({ subject, place, headline })),
    ),
  ).map((about, index) => article(publisher, `g-${index}`, about, random))
  const tables = Array.from({ length: TABLES }, (_, index) =>
    table(publisher, `t-${index}`, random),
  )
  return [...articles, ...tables]
}

function article(
  publisher: PublisherCode,
  id: string,
  about: Pick<Assignment, 'subject' | 'place' | 'headline'>,
  random: Random,
): Document {
  const others = SUBJECTS.filter((one) => one !== about.subject)
  const other = () => ({ subject: pick(random, others), place: pick(random, PLACES) })
  const event = { day: 1 + Math.floor(random() * 28), month: 1 + Math.floor(random() * 12) }
  const assignment = { ...about, passing: other(), pictured: other(), event, random }
  const { title, lines } = WRITERS[publisher](assignment)
  const truth: Truth = {
    kind: 'article',
    subject: about.subject.id,
    place: about.place.id,
    eventDay: `${twoDigits(event.month)}-${twoDigits(event.day)}`,
    mentions: [assignment.passing, assignment.pictured].map(({ subject, place }) => ({
      subject: subject.id,
      place: place.id,
    })),
  }
  return { id, publisher, date: someDay(random), title, ...lines.all, truth }
}

/** A table of figures: it names subjects and places, and says nothing about them. */
function table(publisher: PublisherCode, id: string, random: Random): Document {
  const place = pick(random, PLACES)
  const rows = Array.from({ length: ROWS }, () => ({
    subject: pick(random, SUBJECTS),
    place: pick(random, [place, ...PLACES]),
  }))
  const isKannada = publisher === 'PV'
  const title = isKannada ? `ಅಂಕಿಅಂಶ: ${place.kannada[0]}` : `Figures: ${place.english[0]}`
  const lines = new Lines().add('h', title)
  for (const row of rows) {
    const names = isKannada
      ? `${row.place.kannada[0]} ${row.subject.kannada[4]}`
      : `${row.place.english[0]} ${row.subject.english[1]}`
    lines.add('t', `${names} ${Math.floor(random() * 900)} ${Math.floor(random() * 900)}`)
  }
  const mentions = rows.map((row) => ({ subject: row.subject.id, place: row.place.id }))
  const truth: Truth = { kind: 'table', subject: '', place: place.id, mentions }
  return { id, publisher, date: someDay(random), title, ...lines.all, truth }
}

function someDay(random: Random): IssueDate {
  return addDays(ARCHIVE_END, -Math.floor(random() * ARCHIVE_DAYS))
}

export function twoDigits(value: number): string {
  return `${value}`.padStart(2, '0')
}
