import { IssueDate } from '#contract/issue-date.ts'
import { SAMPLE_PAGES } from '#sample/content/pages.ts'
import type { PageCopy, Story } from '#sample/content/story.ts'
import { type Document, Lines } from './document.ts'

export const SAMPLE_DATE = IssueDate.parse('2026-11-18')

/** Every article of the sample newspapers, as the press indexes it. */
export function sampleDocuments(): Document[] {
  return SAMPLE_PAGES.flatMap(({ title, copy, file }) =>
    documentsOf(copy).map((document) => ({
      ...document,
      id: `${file}-${document.id}`,
      publisher: title.publisher,
      date: SAMPLE_DATE,
    })),
  )
}

type Written = Pick<Document, 'id' | 'title' | 'text' | 'lineRoles'>

function documentsOf(page: PageCopy): Written[] {
  const { stories, briefs = [], tables = [], boxes = [], letters = [], weather } = page
  return [
    ...stories.map(storyDocument),
    ...briefs.map(({ id, headline, text }) =>
      written(id, headline, new Lines().add('h', headline).add('b', text)),
    ),
    ...tables.map(({ id, title, columns, rows, note }) => {
      const lines = new Lines().add('h', title)
      for (const cells of [columns, ...rows]) lines.add('t', cells.join(' '))
      return written(id, title, lines.add('b', note))
    }),
    ...boxes.map(({ id, title, lines: ofBox }) => {
      const lines = new Lines().add('h', title)
      for (const line of ofBox) lines.add('b', line)
      return written(id, title, lines)
    }),
    ...letters.map(({ id, text, from }) =>
      written(id, '', new Lines().add('b', `${text} ${from}`)),
    ),
    ...(weather
      ? [
          written(
            'weather',
            weather.title,
            weather.cities.reduce(
              (lines, { city, max, min, sky }) => lines.add('t', `${city} ${max} ${min} ${sky}`),
              new Lines().add('h', weather.title).add('t', weather.outlook),
            ),
          ),
        ]
      : []),
  ]
}

function storyDocument(story: Story): Written {
  const lines = new Lines()
    .add('k', story.kicker)
    .add('h', story.headline)
    .add('k', story.standfirst)
    .add('y', story.byline)
  for (const [index, paragraph] of story.paragraphs.entries()) {
    const start = index === 0 && story.dateline ? `${story.dateline}: ` : ''
    lines.add('b', start + paragraph)
  }
  lines.add('c', story.picture?.caption)
  return written(story.id, story.headline, lines)
}

function written(id: string, title: string, lines: Lines): Written {
  return { id, title, ...lines.all }
}
