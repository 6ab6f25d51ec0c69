import type { StoryType } from '#contract/story-type.ts'
import type { Line } from '../read/lines.ts'
import type { DraftBlock } from './draft-block.ts'

/** Words that newspapers print over a leading article, and over the article of a named writer. */
const EDITORIAL =
  /^(the )?(editorials?|leaders?|leading article|edit|our (view|opinion|stand|take)|from the editor|ಸಂಪಾದಕೀಯ|ನಮ್ಮ ನಿಲುವು)(?![\p{L}\p{M}])/iu
const COLUMN =
  /^(the |guest )?(opinion|op-?ed|comment|commentary|column|columnist|view ?point|perspective|analysis|ಅಂಕಣ|ಅಭಿಪ್ರಾಯ|ಸಂಗತ|ವಿಶ್ಲೇಷಣೆ)(?![\p{L}\p{M}])/iu
/** The name of a page in its running head. */
const PAGE_NAME =
  /(?<![\p{L}\p{M}])(opinion|op-?ed|editorials?|edit page|comment|commentary|view ?points?|perspective|ಅಭಿಪ್ರಾಯ|ಸಂಪಾದಕೀಯ|ಅಂಕಣ|ವಿಚಾರ)(?![\p{L}\p{M}])/iu
const CONTACT = /[@:]|\d{5}|www\./u
const MOST_NAME_LETTERS = 60

/** Whether the running head names the page as the newspaper's opinion page. */
export function isOpinionPage(head: readonly Line[]): boolean {
  return head.some(
    ({ text, letters }) =>
      letters <= MOST_NAME_LETTERS && !CONTACT.test(text) && PAGE_NAME.test(text),
  )
}

/**
 * A leading article, or the article of a named writer. The words over it say so; on the opinion page a story with a
 * writer is an article of opinion, unless it begins with a dateline as news does.
 */
export function opinionTypeOf(
  blocks: readonly DraftBlock[],
  label: string,
  isOnOpinionPage: boolean,
): StoryType | undefined {
  const textsOf = (role: DraftBlock['role']) =>
    blocks.filter((block) => block.role === role).map(({ text = '' }) => text)
  const over = [label, ...textsOf('kicker')].map((text) => text.trim())
  if (over.some((text) => EDITORIAL.test(text))) return 'editorial'
  if (over.some((text) => COLUMN.test(text))) return 'column'
  const isSigned = textsOf('byline').length > 0 && textsOf('dateline').length === 0
  return isOnOpinionPage && isSigned ? 'column' : undefined
}
