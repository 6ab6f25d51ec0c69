import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { WithdrawalNotice } from '#contract/withdrawals.ts'
import { type IssueArticle, recordArticles } from '../audit/article-changes.ts'
import type { ChangeAuthor } from '../audit/record-change.ts'
import type { Database } from '../database.ts'
import { addRevision } from '../issues/add-revision.ts'
import type { VersionKey } from '../issues/checksums.ts'
import type { WithdrawalTable } from './tables.ts'

export type Withdrawal = Selectable<WithdrawalTable>

/** A page of a version. */
export interface PageKey extends VersionKey {
  page_no: number
}

export interface WithdrawnPage extends PageKey {
  isDone: boolean
  changed_at: number
}

/** The withdrawals in force, oldest first; those of one issue if it is named. */
export async function activeWithdrawals(db: Database, issueId?: string): Promise<Withdrawal[]> {
  return db
    .selectFrom('withdrawal')
    .selectAll()
    .where('undone_at', 'is', null)
    .$if(issueId !== undefined, (query) => query.where('issue_id', '=', issueId ?? ''))
    .orderBy('withdrawn_at')
    .orderBy('id')
    .execute()
}

export function noticeIn({ withdrawn_at, notice }: Withdrawal): WithdrawalNotice {
  return {
    withdrawn_at: new Date(withdrawn_at).toISOString(),
    ...(notice !== null && { notice }),
  }
}

/** Every withdrawal, undone ones included, newest first. */
export async function everyWithdrawal(db: Database): Promise<Withdrawal[]> {
  return db
    .selectFrom('withdrawal')
    .selectAll()
    .orderBy('withdrawn_at', 'desc')
    .orderBy('article_id')
    .execute()
}

export async function withdrawnPages(db: Database): Promise<WithdrawnPage[]> {
  const rows = await db.selectFrom('withdrawn_page').selectAll().execute()
  return rows.map(({ is_done, ...page }) => ({ ...page, isDone: is_done === 1 }))
}

export interface NewWithdrawal {
  articles: readonly IssueArticle[]
  pages: readonly PageKey[]
  requested: string
  reason: string
  notice: string | undefined
  by: string
  /** Absent where nobody is recorded in the audit log. */
  author?: ChangeAuthor | undefined
  at: Date
}

/** Withdraws articles at once: from now on servers send neither them nor the files of their pages. */
export async function recordWithdrawal(db: Database, withdrawal: NewWithdrawal): Promise<void> {
  const { articles, pages, requested, reason, notice, by, author, at } = withdrawal
  await db.transaction().execute(async (transaction) => {
    const added: IssueArticle[] = []
    for (const { issue_id, article_id } of articles) {
      const active = await activeWithdrawals(transaction, issue_id)
      if (active.some((one) => one.article_id === article_id)) continue
      added.push({ issue_id, article_id })
      await transaction
        .insertInto('withdrawal')
        .values({
          id: randomUUID(),
          issue_id,
          article_id,
          requested_article_id: requested,
          reason,
          notice: notice ?? null,
          withdrawn_by: by,
          withdrawn_at: at.getTime(),
        })
        .execute()
    }
    await markPages(transaction, pages, { isDone: false, at })
    if (author) await recordArticles(transaction, 'article.withdrawn', added, { author, at })
  })
}

export interface WithdrawalUndo extends Pick<NewWithdrawal, 'pages' | 'by' | 'author' | 'at'> {
  /** Ids of withdrawals. */
  ids: readonly string[]
}

/** Ends withdrawals. The pages are not served until their files are replaced again. */
export async function recordUndo(
  db: Database,
  { ids, pages, by, author, at }: WithdrawalUndo,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const ended =
      ids.length === 0
        ? []
        : await transaction
            .updateTable('withdrawal')
            .set({ undone_by: by, undone_at: at.getTime() })
            .where('id', 'in', [...ids])
            .where('undone_at', 'is', null)
            .returning(['issue_id', 'article_id'])
            .execute()
    await markPages(transaction, pages, { isDone: false, at })
    if (author) await recordArticles(transaction, 'article.reinstated', ended, { author, at })
  })
}

/** `changed_at` always increases: it is part of the addresses. */
export async function markPages(
  transaction: Database,
  pages: readonly PageKey[],
  { isDone, at }: { isDone: boolean; at: Date },
): Promise<void> {
  for (const page of pages) {
    const is_done = isDone ? 1 : 0
    const { issue_id, version, page_no } = page
    const before = await transaction
      .selectFrom('withdrawn_page')
      .select('changed_at')
      .where('issue_id', '=', issue_id)
      .where('version', '=', version)
      .where('page_no', '=', page_no)
      .executeTakeFirst()
    const changed_at = Math.max(at.getTime(), (before?.changed_at ?? 0) + 1)
    await transaction
      .insertInto('withdrawn_page')
      .values({ issue_id, version, page_no, is_done, changed_at })
      .onConflict((conflict) =>
        conflict.columns(['issue_id', 'version', 'page_no']).doUpdateSet({ is_done, changed_at }),
      )
      .execute()
  }
}

export async function deletePageMark(
  transaction: Database,
  { issue_id, version, page_no }: PageKey,
): Promise<void> {
  await transaction
    .deleteFrom('withdrawn_page')
    .where('issue_id', '=', issue_id)
    .where('version', '=', version)
    .where('page_no', '=', page_no)
    .execute()
}

/** Replaces the lists of a page's files, as one with the bytes in the asset store. */
export async function setPageFiles(
  transaction: Database,
  { issue_id, version, page_no }: PageKey,
  files: { more_files: readonly string[]; checksums: object },
): Promise<void> {
  await transaction
    .updateTable('page')
    .set({
      more_files: JSON.stringify(files.more_files),
      checksums: JSON.stringify(files.checksums),
    })
    .where('issue_id', '=', issue_id)
    .where('version', '=', version)
    .where('pageNo', '=', page_no)
    .execute()
  await addRevision(transaction, { issue_id, version })
}
