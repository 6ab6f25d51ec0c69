import type { IssueDate } from '#contract/issue-date.ts'
import type { Language } from '#contract/titles.ts'
import { formatShortDate } from '#domain/format.ts'
import type { FirstView } from './first-view.ts'
import { escapeHtml } from './html.ts'

/** What the controls around the page show before the app's code arrives. */
export interface FirstControls {
  language: Language
  isVisitor: boolean
  date: IssueDate
  editionName: string | undefined
  /** From 0. */
  pageIndex: number
  pageCount: number
  /** The address of the issue as a list. */
  storiesPath: string
}

export function firstControls(
  view: FirstView | undefined,
  { language, session, today }: { language: Language; session: string; today: IssueDate },
): FirstControls {
  const isVisitor = session === 'none'
  const unknown = { editionName: undefined, pageIndex: 0, pageCount: 0, storiesPath: '/stories' }
  if (!view) return { ...unknown, language, isVisitor, date: today }
  const { key, editions, found } = view
  const edition = editions.flatMap((group) => group.editions).find(({ id }) => id === key.edition)
  const place = new URLSearchParams({ date: key.date, edition_No: `${key.edition}` })
  const opened =
    found.kind === 'issue'
      ? { pageIndex: found.pageIndex, pageCount: found.issue.version.pages.length }
      : undefined
  return {
    ...unknown,
    ...opened,
    language,
    isVisitor,
    date: key.date,
    editionName: edition && (edition.edition_names?.[language] ?? edition.edition_name),
    storiesPath: view.isOwnIssue ? '/stories' : `/stories?${place}`,
  }
}

const OF_VISITORS = /\s*<!--visitor-->([\s\S]*?)<!--\/visitor-->/g
const OF_READERS = /\s*<!--signed-in-->([\s\S]*?)<!--\/signed-in-->/g
const PLACEHOLDER = /\{([^{}]+)\}/g
const AT_END = / data-at-end="(true|false)"/g

/** Fills `{…}` in the reader's markup of `web/index.html`: values have lower-case names, all others are words to translate. */
export function fillControls(reader: string, controls: FirstControls): string {
  const { language, isVisitor, date, editionName, pageIndex, pageCount, storiesPath } = controls
  const values: Record<string, string> = {
    edition: escapeHtml(editionName ?? '…'),
    page: pageCount > 0 ? `${pageIndex + 1} / ${pageCount}` : '–',
    day: date,
    date: formatShortDate(date, language),
    stories: escapeHtml(storiesPath),
    first: `${pageIndex === 0}`,
    last: `${pageIndex >= pageCount - 1}`,
  }
  return reader
    .replace(OF_VISITORS, (_, part: string) => (isVisitor ? part.trimEnd() : ''))
    .replace(OF_READERS, (_, part: string) => (isVisitor ? '' : part.trimEnd()))
    .replace(PLACEHOLDER, (_, key: string) => values[key] ?? wordsIn(language, key))
    .replace(AT_END, (_, isAtEnd) => (isAtEnd === 'true' ? ' aria-disabled="true"' : ''))
}

function wordsIn(language: Language, words: string): string {
  return language === 'kn' ? (KANNADA[words] ?? words) : words
}

/** The same words as in the app. */
export const KANNADA: Readonly<Record<string, string>> = {
  Date: 'ದಿನಾಂಕ',
  Edition: 'ಆವೃತ್ತಿ',
  'Edition, page and date': 'ಆವೃತ್ತಿ, ಪುಟ ಮತ್ತು ದಿನಾಂಕ',
  'Fit to height': 'ಎತ್ತರಕ್ಕೆ ಹೊಂದಿಸಿ',
  'Log in': 'ಲಾಗಿನ್',
  Menu: 'ಮೆನು',
  'My Profile': 'ನನ್ನ ಪ್ರೊಫೈಲ್',
  'Next page': 'ಮುಂದಿನ ಪುಟ',
  Page: 'ಪುಟ',
  'Previous page': 'ಹಿಂದಿನ ಪುಟ',
  Stories: 'ಸುದ್ದಿಗಳು',
  Subscribe: 'ಚಂದಾದಾರರಾಗಿ',
  'Whole page': 'ಪೂರ್ಣ ಪುಟ',
  Zoom: 'ಝೂಮ್',
  'Zoom in': 'ದೊಡ್ಡದಾಗಿಸಿ',
  'Zoom out': 'ಚಿಕ್ಕದಾಗಿಸಿ',
}
