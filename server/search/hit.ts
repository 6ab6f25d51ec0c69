import { PAGE_WIDTHS } from '#contract/issues.ts'
import { API_BASE } from '#contract/route.ts'
import type { SearchHit, StoryCopy } from '#contract/search.ts'
import { type IssueAccess, pageAccess, type Reader } from '#domain/access.ts'
import { linesOf } from '#domain/search/line-roles.ts'
import { marksIn } from '#domain/search/marks.ts'
import type { SearchQuery } from '#domain/search/query.ts'
import { articleFiles, issueFolder, pageFiles } from '#store/issue-files.ts'
import type { MatchedArticle } from '#store/search/found-articles.ts'
import { filesPath, type Signer } from '../issues/signing.ts'
import { addressedFolder, type WithdrawnArticles } from '../issues/withdrawn-articles.ts'
import type { StoryPlaces } from './story-places.ts'

/** The page image from which the app crops the article. */
const IMAGE_WIDTH = PAGE_WIDTHS[1]

interface HitContext {
  query: SearchQuery
  /** The access of the reader to the article's issue. */
  access: IssueAccess
  now: Date
  editOf: WithdrawnArticles['editOf']
  story: StoryPlaces | undefined
}

const ANYONE: Reader = { kind: 'visitor' }

/** The search hit of an article. Without access to its page it has no text and no files. */
export function hitOf(
  signer: Signer,
  article: MatchedArticle,
  { query, access, now, editOf, story }: HitContext,
): SearchHit {
  const { key, version, id, title, text, lineRoles, place, page, pageIndex } = article
  const at = { index: pageIndex, front: article.frontPageIndex }
  const isOpen = pageAccess(ANYONE, access, at).kind === 'open'
  const folder = issueFolder(key, version)
  const addressed = addressedFolder(folder, editOf(folder))
  const files = API_BASE + filesPath(signer, addressed, access, now)
  return {
    _id: id,
    _source: {
      ...place,
      title,
      ...(isOpen && {
        description: excerpt(textBelow(title, text, lineRoles), query),
        htmlPath: files + articleFiles(id).html,
      }),
      created_at: article.published_at.toISOString(),
      publisher_short_code: key.publisher,
      edition_number: key.edition,
      edition_date: key.date,
      page_details: {
        ...(isOpen && { imgFile: files + pageFiles(page.pageNo).image(IMAGE_WIDTH) }),
        ...page,
      },
      locked: !isOpen,
    },
    ...(story && {
      storyId: story.storyId.toString(36),
      ...(story.copies && { alsoIn: story.copies.map(copyOf) }),
      ...(story.isOnlyHere !== undefined && { isOnlyHere: story.isOnlyHere }),
    }),
  }
}

function copyOf({ id, key, page }: MatchedArticle): StoryCopy {
  return {
    article_id: id,
    edition_number: key.edition,
    edition_date: key.date,
    pageNo: page.pageNo,
  }
}

/** The text without the lines of its title. */
function textBelow(title: string, text: string, lineRoles: string | null): string {
  return linesOf(text, lineRoles)
    .filter((line) => line.role !== 'headline' || !title.includes(line.text.trim()))
    .map((line) => line.text)
    .join('\n')
}

const LENGTH = 240
/** Characters before the first match. */
const BEFORE = 60

/** The text around the first match, or its beginning if only the title matches. */
function excerpt(text: string, query: SearchQuery): string {
  const [mark] = marksIn(text, query)
  const earliest = Math.max(0, (mark?.start ?? 0) - BEFORE)
  const start = earliest === 0 ? 0 : nextWordStart(text, earliest)
  const end = start + LENGTH >= text.length ? text.length : lastWordEnd(text, start + LENGTH)
  const middle = text.slice(start, end).replace(/\s+/g, ' ').trim()
  return `${start > 0 ? '… ' : ''}${middle}${end < text.length ? ' …' : ''}`
}

function nextWordStart(text: string, index: number): number {
  const space = text.slice(index, index + BEFORE).search(/\s/)
  return space < 0 ? index : index + space + 1
}

function lastWordEnd(text: string, index: number): number {
  const space = text.slice(index - BEFORE, index).search(/\s\S*$/)
  return space < 0 ? index : index - BEFORE + space
}
