import type { ListedStory, StorySection } from '#contract/story-list.ts'
import { isNumberedPageName } from '../page-names.ts'
import { countWords } from '../reading-places.ts'

interface StoryText {
  title: string
  /** `linesOf` the text, in domain/search/line-roles.ts. */
  lines: readonly { role: string; text: string }[]
}

/** In characters; about two lines on a phone. */
const START_LENGTH = 120

/** What the list says about an article beside its headline. */
export function summaryOf({ title, lines }: StoryText): Summary {
  const [first] = lines
  const kicker = first?.role === 'kicker' ? first.text.trim() : ''
  // Without roles, as in issues of earlier releases, the text may begin with the headline.
  const body = lines.filter(({ role, text }) => role === 'body' && text.trim() !== title)
  const start = cutBetweenWords(body.map(({ text }) => text.trim()).join(' '))
  return {
    ...(kicker && { kicker }),
    ...(start && { start }),
    words: countWords(lines.map(({ text }) => text).join(' ')),
  }
}

type Summary = Pick<ListedStory, 'kicker' | 'start' | 'words'>

function cutBetweenWords(text: string): string {
  if (text.length <= START_LENGTH) return text
  return `${text.slice(0, START_LENGTH).replace(/[.,;:]*\s+\S*$/u, '')}…`
}

interface NamedPage {
  name: string
  name_kn?: string | null
  section: string
  section_kn?: string | null
}

/** The heading of a page's stories: its name, as Sport, or that of its section if it has only a number. */
export function headingOf(page: NamedPage): { name: string; kannada: string | null | undefined } {
  return isNumberedPageName(page.name)
    ? { name: page.section, kannada: page.section_kn }
    : { name: page.name, kannada: page.name_kn }
}

export const STORY_FILTERS = ['all', 'unread', 'saved'] as const
export type StoryFilter = (typeof STORY_FILTERS)[number]

interface StoryChoice {
  show: StoryFilter
  /** The name of a section; all of them when undefined. */
  section: string | undefined
  read: readonly string[]
  saved: readonly string[]
}

/** The stories that the filters leave, without empty sections. */
export function filterStories(
  sections: readonly StorySection[],
  { show, section, read, saved }: StoryChoice,
): StorySection[] {
  const isShown = ({ id, locked }: ListedStory) => {
    switch (show) {
      case 'all':
        return true
      case 'unread':
        return !locked && !read.includes(id)
      case 'saved':
        return saved.includes(id)
    }
  }
  return sections
    .filter(({ name }) => section === undefined || name === section)
    .map((one) => ({
      ...one,
      stories: one.stories.filter(isShown),
    }))
    .filter(({ stories }) => stories.length > 0)
}
