import { PAGE_WIDTHS } from '#contract/issues.ts'
import { API_BASE } from '#contract/route.ts'
import type { SearchHit } from '#contract/search.ts'
import { type IssueAccess, pageAccess, type Reader } from '#domain/access.ts'
import { marksIn } from '#domain/search/marks.ts'
import type { SearchQuery } from '#domain/search/query.ts'
import { articleFiles, issueFolder, pageFiles } from '#store/issue-files.ts'
import type { MatchedArticle } from '#store/search/found-articles.ts'
import { filesPath, type Signer } from '../issues/signing.ts'

/** For cutting the article out of its page. */
const IMAGE_WIDTH = PAGE_WIDTHS[1]

interface HitContext {
  query: SearchQuery
  /** Of the article's issue. */
  access: IssueAccess
  now: Date
}

const ANYONE: Reader = { kind: 'visitor' }

/** An article that was found, as far as readers with this access may see it. */
export function hitOf(
  signer: Signer,
  article: MatchedArticle,
  { query, access, now }: HitContext,
): SearchHit {
  const { key, version, id, title, text, place, page, pageIndex } = article
  const at = { index: pageIndex, front: article.frontPageIndex }
  const isOpen = pageAccess(ANYONE, access, at).kind === 'open'
  const files = API_BASE + filesPath(signer, issueFolder(key, version), access, now)
  return {
    _id: id,
    _source: {
      ...place,
      title,
      ...(isOpen && {
        description: excerpt(text, query),
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
  }
}

const LENGTH = 240
/** So much of it stands before the words searched for. */
const BEFORE = 60

/** Some of a text, around the words searched for; its beginning where it has none of them. */
function excerpt(text: string, query: SearchQuery): string {
  const [mark] = marksIn(text, query)
  const wished = Math.max(0, (mark?.start ?? 0) - BEFORE)
  const start = wished === 0 ? 0 : wordFrom(text, wished)
  const end = start + LENGTH >= text.length ? text.length : wordUntil(text, start + LENGTH)
  const middle = text.slice(start, end).replace(/\s+/g, ' ').trim()
  return `${start > 0 ? '… ' : ''}${middle}${end < text.length ? ' …' : ''}`
}

/** Where the next word begins. */
function wordFrom(text: string, index: number): number {
  const space = text.slice(index, index + BEFORE).search(/\s/)
  return space < 0 ? index : index + space + 1
}

/** Where the last word before it ends. */
function wordUntil(text: string, index: number): number {
  const space = text.slice(index - BEFORE, index).search(/\s\S*$/)
  return space < 0 ? index : index - BEFORE + space
}
