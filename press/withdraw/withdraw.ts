import { issueFolder } from '#store/issue-files.ts'
import { issueId } from '#store/issues/issue-version.ts'
import {
  activeWithdrawals,
  everyWithdrawal,
  type PageKey,
  recordUndo,
  recordWithdrawal,
  type Withdrawal,
  withdrawnPages,
} from '#store/withdrawals/withdrawals.ts'
import { PressError } from '../press-error.ts'
import type { PressStore } from '../press-store.ts'
import { findStory, type StoryPart, type StoryRequest } from './find-story.ts'
import { finishPages } from './finish-pages.ts'
import { removeOriginals } from './originals.ts'
import type { PageOfVersion, RemadePage } from './remake-page.ts'

export interface WithdrawalRequest extends StoryRequest {
  reason: string
  notice: string | undefined
  by: string
}

export interface WithdrawalResult {
  parts: readonly StoryPart[]
  pages: readonly RemadePage[]
}

/** Withdraws an article everywhere. Running it again finishes what an interrupted run began. */
export async function withdrawArticle(
  press: PressStore,
  request: WithdrawalRequest,
  onPage: (page: RemadePage) => void,
): Promise<WithdrawalResult> {
  const parts = await findStory(press.db, request)
  const active = await activeWithdrawals(press.db)
  const marked = await withdrawnPages(press.db)
  const isWithdrawn = ({ issue_id, id }: StoryPart) =>
    active.some((one) => one.issue_id === issue_id && one.article_id === id)
  const isMarked = (page: PageOfVersion) => marked.some((one) => isSamePage(one, keyOf(page)))
  const pages = pagesOf(parts.filter((part) => !isWithdrawn(part) || !isMarked(part)))
  // An undo that was killed at its end leaves originals of a page that is not withheld any more.
  for (const page of pages.filter((one) => !isMarked(one))) {
    await removeOriginals({ ...page, assets: press.assets, folder: folderOf(page) })
  }
  await recordWithdrawal(press.db, {
    articles: parts.map(({ issue_id, id }) => ({ issue_id, article_id: id })),
    pages: pages.map(keyOf),
    requested: request.articleId,
    reason: request.reason,
    notice: request.notice,
    by: request.by,
    author: press.author,
    at: press.now(),
  })
  return { parts, pages: await finishPages(press, onPage) }
}

/** Undoes the withdrawal of an article and of everything that was withdrawn with it. */
export async function undoWithdrawal(
  press: PressStore,
  { articleId, by }: { articleId: string; by: string },
  onPage: (page: RemadePage) => void,
): Promise<{ articles: readonly Withdrawal[]; pages: readonly RemadePage[] }> {
  const active = await activeWithdrawals(press.db)
  const [named] = active.filter(({ article_id }) => article_id === articleId)
  const requested = named?.requested_article_id
  const articles = active.filter((one) => one.requested_article_id === requested)
  const isKnown = (await everyWithdrawal(press.db)).some((one) => one.article_id === articleId)
  if (!isKnown) {
    const words = `${articleId} is not withdrawn. See: press withdrawals.`
    throw new PressError([words], [{ kind: 'not-withdrawn' }])
  }
  const issues = new Set(articles.map(({ issue_id }) => issue_id))
  const pages = (await withdrawnPages(press.db)).filter(({ issue_id }) => issues.has(issue_id))
  const ids = articles.map(({ id }) => id)
  await recordUndo(press.db, { ids, pages, by, author: press.author, at: press.now() })
  return { articles, pages: await finishPages(press, onPage) }
}

function pagesOf(parts: readonly StoryPart[]): PageOfVersion[] {
  const pages = parts.map(({ key, version, pageNo }) => ({ key, version, pageNo }))
  return [...new Map(pages.map((page) => [JSON.stringify(keyOf(page)), page])).values()]
}

function keyOf({ key, version, pageNo }: PageOfVersion): PageKey {
  return { issue_id: issueId(key), version, page_no: pageNo }
}

function isSamePage(one: PageKey, other: PageKey): boolean {
  return (
    one.issue_id === other.issue_id &&
    one.version === other.version &&
    one.page_no === other.page_no
  )
}

function folderOf({ key, version }: PageOfVersion): string {
  return issueFolder(key, version)
}
