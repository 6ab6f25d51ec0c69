import { compactDate } from '#contract/issue-date.ts'
import type { IssueKey } from '#domain/access.ts'
import { isCopy } from '#domain/stories/same-story.ts'
import type { PublicationTerms } from '#store/audit/issue-changes.ts'
import { type IssueVersion, issueId, type PressedRegion } from '#store/issues/issue-version.ts'
import { beginVersion } from '#store/issues/publish.ts'
import { issueVersion } from '#store/issues/shown-issue.ts'
import { shownVersionOf } from '#store/issues/versions.ts'
import {
  activeWithdrawals,
  recordWithdrawal,
  type Withdrawal,
} from '#store/withdrawals/withdrawals.ts'
import type { PressStore } from '../press-store.ts'
import { everyOriginalRows, WITHDRAWN } from './originals.ts'

interface NewVersion extends IssueVersion {
  key: IssueKey
  when: PublicationTerms
}

/**
 * Marks the pages of a version that is about to be shown and contains a story that was withdrawn that day, by its id or
 * by its text. Servers do not send these pages until `finishPages`. False if there are none.
 */
export async function withholdAgain(
  press: PressStore,
  { key, version, pages, when }: NewVersion,
): Promise<boolean> {
  const sameDay = (await activeWithdrawals(press.db)).filter(({ issue_id }) =>
    issue_id.startsWith(`${key.publisher}-${compactDate(key.date)}-`),
  )
  if (sameDay.length === 0) return false
  const texts = await withdrawnTexts(press, key, sameDay)
  const left = await storiesLeft(press, key, sameDay, texts)
  const reasonFor = (region: PressedRegion) =>
    sameDay.find(({ issue_id, article_id }) =>
      issue_id === issueId(key) && article_id === region.id
        ? true
        : texts.some(
            (one) =>
              one.article_id === article_id &&
              !left.has(article_id) &&
              isCopy(one.text, region.text),
          ),
    )
  const found = pages.flatMap(({ pageNo, regions }) =>
    regions.flatMap((region) => {
      const reason = region.kind === 'article' ? reasonFor(region) : undefined
      // A page that was reused has lost the article already.
      return reason && region.provenance !== WITHDRAWN ? [{ pageNo, region, reason }] : []
    }),
  )
  // A withdrawal refers to them, and the issue may be new.
  if (found.length > 0) await beginVersion(press.db, key, version, when)
  for (const { pageNo, region, reason } of found) {
    await recordWithdrawal(press.db, {
      articles: [{ issue_id: issueId(key), article_id: region.id }],
      pages: [{ issue_id: issueId(key), version, page_no: pageNo }],
      requested: reason.requested_article_id,
      reason: reason.reason,
      notice: reason.notice ?? undefined,
      by: reason.withdrawn_by,
      author: press.author,
      at: press.now(),
    })
  }
  return found.length > 0
}

interface WithdrawnText {
  article_id: string
  text: string
}

/** Withdrawn articles whose story readers of this issue still see: they were withdrawn in another edition only. */
async function storiesLeft(
  { db }: Pick<PressStore, 'db'>,
  key: IssueKey,
  withdrawals: readonly Withdrawal[],
  texts: readonly WithdrawnText[],
): Promise<ReadonlySet<string>> {
  const shown = await shownVersionOf(db, key)
  const pages = shown ? (await issueVersion(db, key, shown)).pages : []
  const isWithdrawn = ({ id }: PressedRegion) =>
    withdrawals.some((one) => one.issue_id === issueId(key) && one.article_id === id)
  const stories = pages.flatMap(({ regions }) => regions.filter((one) => !isWithdrawn(one)))
  const left = texts.filter((one) => stories.some(({ text }) => isCopy(one.text, text)))
  return new Set(left.map(({ article_id }) => article_id))
}

/** The original texts of withdrawn articles. */
async function withdrawnTexts(
  { assets }: Pick<PressStore, 'assets'>,
  { publisher, date }: IssueKey,
  withdrawals: readonly Withdrawal[],
): Promise<WithdrawnText[]> {
  const ids = new Set(withdrawals.map(({ article_id }) => article_id))
  const texts: WithdrawnText[] = []
  for await (const { regions } of everyOriginalRows(assets, `${publisher}/${compactDate(date)}`)) {
    texts.push(
      ...regions.filter(({ id }) => ids.has(id)).map(({ id, text }) => ({ article_id: id, text })),
    )
  }
  return texts
}
