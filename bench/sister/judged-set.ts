import { readFileSync } from 'node:fs'
import { SAMPLE_PAGES } from '#sample/content/pages.ts'

/** A short report in one of the languages. Reports with the same event are about the same event. */
export interface Report {
  event: string
  language: 'kn' | 'en'
  title: string
  text: string
}

const SEEN = ['events-1.txt', 'events-2.txt', 'events-3.txt', 'events-4.txt']
const HELD_BACK = ['held-back.txt']

export const seenReports = () => SEEN.flatMap(reportsIn)
export const heldBackReports = () => HELD_BACK.flatMap(reportsIn)

/** The sample newspapers: whole articles. No event is in both. */
export const sampleReports = () =>
  SAMPLE_PAGES.flatMap(({ title: { lang: language }, copy }) =>
    [
      ...copy.stories.map(({ headline, paragraphs }) => ({
        title: headline,
        text: paragraphs.join('\n'),
      })),
      ...(copy.briefs ?? []).map(({ headline, text }) => ({ title: headline, text })),
    ].map((report): Report => ({ ...report, event: `${language} ${report.title}`, language })),
  )

/** `== event` begins an event; `near` marks a report of another event with names or numbers in common. */
function reportsIn(file: string): Report[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  let event = ''
  return lines.flatMap((line, index): Report[] => {
    if (line.startsWith('== ')) {
      event = line.slice(3)
      return []
    }
    const [kind = '', title = '', text = ''] = line.split('|')
    return [
      {
        event: kind.startsWith('near ') ? `${event} near ${index}` : event,
        language: kind.endsWith('kn') ? 'kn' : 'en',
        title,
        text,
      },
    ]
  })
}
