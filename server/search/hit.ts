import { PAGE_WIDTHS } from '#contract/issues.ts'
import { API_BASE } from '#contract/route.ts'
import type { SearchHit } from '#contract/search.ts'
import { issueAccess, pageAccess, type Reader } from '#domain/access.ts'
import type { SearchQuery } from '#domain/search/query.ts'
import { articleFiles, issueFolder, pageFiles } from '#store/issue-files.ts'
import type { FoundArticle } from '#store/search/found-articles.ts'
import { filesPath } from '../issues/files-path.ts'
import type { Signer } from '../issues/signing.ts'
import { excerpt } from './excerpt.ts'

/** For cutting the article out of its page. */
const IMAGE_WIDTH = PAGE_WIDTHS[1]

interface Asked {
  query: SearchQuery
  reader: Reader
  now: Date
}

/** An article that was found, as far as the reader may see it. */
export function hitOf(
  signer: Signer,
  article: FoundArticle,
  { query, reader, now }: Asked,
): SearchHit {
  const { key, version, id, title, text, place, page, pageIndex } = article
  const access = issueAccess(reader, { ...key, ...article }, now)
  const isOpen = pageAccess(reader, access, pageIndex).kind === 'open'
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
