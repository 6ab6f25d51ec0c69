import type { Press } from '#press/publish.ts'
import type { StoryPart } from '#press/withdraw/find-story.ts'
import type { RemadePage } from '#press/withdraw/remake-page.ts'
import { undoWithdrawal, withdrawArticle } from '#press/withdraw/withdraw.ts'
import { everyWithdrawal, type Withdrawal, withdrawnPages } from '#store/withdrawals/withdrawals.ts'
import { UsageError } from '../exit-code.ts'
import type { Output } from '../output.ts'
import type { Terminal } from '../terminal.ts'
import { nameOfIssue, titleFromOption } from './issue-key.ts'

export interface WithdrawOptions {
  publisher?: string
  reason: string
  notice?: string
  onlyThisEdition?: boolean
}

/** An operator at a press. */
export interface PressOperator {
  press: Press
  user: string
  terminal: Terminal
}

export async function withdraw(
  { press, user, terminal }: PressOperator,
  articleId: string,
  options: WithdrawOptions,
): Promise<Output> {
  const reason = options.reason.trim()
  if (reason === '') throw new UsageError('--reason must say why: the log records it')
  const { parts, pages } = await withdrawArticle(
    press,
    {
      publisher: titleFromOption(options.publisher),
      articleId,
      onlyThisEdition: options.onlyThisEdition ?? false,
      reason,
      notice: options.notice?.trim() || undefined,
      by: user,
    },
    (page) => terminal.note(describePage(page)),
  )
  return {
    text: [...parts.map(describePart), ...(await closingLines(press, parts.length, pages))].join(
      '\n',
    ),
    json: { parts: parts.map(({ text, pageReferences, ...part }) => part), pages },
  }
}

export async function reinstate(
  { press, user, terminal }: PressOperator,
  articleId: string,
): Promise<Output> {
  const { articles, pages } = await undoWithdrawal(press, { articleId, by: user }, (page) =>
    terminal.note(describePage(page)),
  )
  return {
    text: [
      ...articles.map(({ issue_id, article_id }) => `${issue_id}: ${article_id} is shown again`),
      `${pages.length} pages are as they were published.`,
    ].join('\n'),
    json: { articles, pages },
  }
}

export async function listWithdrawals({ press }: Pick<PressOperator, 'press'>): Promise<Output> {
  const withdrawals = await everyWithdrawal(press.db)
  const unfinished = (await withdrawnPages(press.db)).filter(({ isDone }) => !isDone)
  return {
    text: [
      ...withdrawals.map(describeWithdrawal),
      ...unfinished.map(
        ({ issue_id, version, page_no }) =>
          `${issue_id} ${version} page ${page_no} is not finished and not shown: run the command again`,
      ),
    ].join('\n'),
    json: { withdrawals, unfinished },
    hasFaults: unfinished.length > 0,
  }
}

function describePart({ key, version, pageNo, id, title, why }: StoryPart): string {
  const name = title ? `${id} (${title})` : id
  return `${nameOfIssue(key)}, version ${version}, page ${pageNo}: ${name}, ${why}`
}

function describePage({ key, version, pageNo, pdf }: RemadePage): string {
  const how = {
    original: 'restored',
    erased: 'article erased from images and PDF',
    image: 'article erased; the PDF is now a picture without text',
  }
  return `${nameOfIssue(key)}, version ${version}, page ${pageNo}: ${how[pdf]}`
}

/** Shared caches revalidate page files after a minute. */
async function closingLines(
  press: Press,
  parts: number,
  pages: readonly RemadePage[],
): Promise<string[]> {
  const active = (await everyWithdrawal(press.db)).filter((one) => one.undone_at === null)
  return [
    `Places where the article was: ${parts}. Pages made again: ${pages.length}. Withdrawals in force: ${active.length}.`,
    'Proxies and CDNs may send the old images for a minute; browsers that have them keep them for half an hour at most.',
  ]
}

function describeWithdrawal(withdrawal: Withdrawal): string {
  const { issue_id, article_id, requested_article_id, reason, notice } = withdrawal
  const { withdrawn_by, withdrawn_at, undone_by, undone_at } = withdrawal
  const time = (ms: number) => new Date(ms).toISOString()
  return [
    `${time(withdrawn_at)} ${withdrawn_by}: ${issue_id} ${article_id}`,
    ...(article_id === requested_article_id ? [] : [`with ${requested_article_id}`]),
    `reason: ${reason}`,
    ...(notice === null ? [] : [`notice: ${notice}`]),
    ...(undone_at === null ? [] : [`undone ${time(undone_at)} by ${undone_by}`]),
  ].join(', ')
}
