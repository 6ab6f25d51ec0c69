import type { IssueRelease, ReleaseAct, ReleaseRefusal } from '#contract/desk/board.ts'
import type { Change } from '#contract/desk/changes.ts'
import type { IssueKey, Release } from '#domain/access.ts'
import { decideRelease } from '#domain/night-board/decide-release.ts'
import { type ChangeAct, recordChange } from '../audit/record-change.ts'
import type { Database } from '../database.ts'
import { locked } from '../locks.ts'
import { scheduleUpdate } from '../search/schedule-update.ts'
import { updateIndex } from '../search/update-index.ts'
import { issueId } from './issue-version.ts'

/** The release of an issue. Locks the issue. */
export async function lockRelease(tx: Database, key: IssueKey): Promise<IssueRelease | undefined> {
  const query = tx
    .selectFrom('issue')
    .select(['version', 'early_release_at', 'general_release_at', 'held_at'])
    .where('id', '=', issueId(key))
  return locked(tx, query).executeTakeFirst()
}

/** Call after `lockRelease`, as the last write of the transaction. Without an author nothing is recorded. */
export async function writeRelease(
  tx: Database,
  key: IssueKey,
  { change, after, hasChosenHours, act }: ReleaseWrite,
): Promise<void> {
  await tx
    .updateTable('issue')
    .set({ ...after, ...(hasChosenHours && { has_chosen_hours: 1 }) })
    .where('id', '=', issueId(key))
    .execute()
  if ('version' in after) await scheduleUpdate(tx, key)
  if (act) await recordChange(tx, { change, ...act })
}

interface ReleaseWrite {
  change: Change
  after: Partial<IssueRelease>
  hasChosenHours?: boolean
  act: ChangeAct | undefined
}

export type ReleaseOutcome =
  | { kind: 'done' }
  | { kind: 'changed' }
  | { kind: 'refused'; why: ReleaseRefusal }

interface ReleaseRequest {
  key: IssueKey
  act: ReleaseAct
  /** What the editor saw. If the issue differs, nothing is done. */
  seen: IssueRelease
  /** The release of an issue of which nothing is known yet. */
  usual: Release
  by: ChangeAct
}

/** Releases, holds, withdraws or restores an issue, or changes its hours. */
export async function releaseIssue(db: Database, request: ReleaseRequest): Promise<ReleaseOutcome> {
  const { key, act, seen, by } = request
  const outcome = await db.transaction().execute(async (tx): Promise<ReleaseOutcome> => {
    const known = await lockRelease(tx, key)
    const before = known ?? unknownIssue(request.usual)
    if (!isSame(before, seen)) return { kind: 'changed' }
    if (act.kind === 'restore' && !(await hasVersion(tx, key, act.version))) {
      return { kind: 'refused', why: 'no-such-version' }
    }
    const decision = decideRelease(before, act, { date: key.date, now: by.at })
    if (decision.kind === 'refused') return decision
    if (!known && !(await beginIssue(tx, key, before))) return { kind: 'changed' }
    const after = differences(before, decision.after)
    const hasChosenHours = act.kind === 'release-now' || act.kind === 'set-hours'
    const change = changeBy(key, act, before, decision.after)
    await writeRelease(tx, key, { change, after, hasChosenHours, act: by })
    return { kind: 'done' }
  })
  if (outcome.kind === 'done') await updateIndex(db, [key])
  return outcome
}

function unknownIssue({ early_release_at, general_release_at }: Release): IssueRelease {
  return {
    version: null,
    early_release_at: early_release_at.getTime(),
    general_release_at: general_release_at.getTime(),
    held_at: null,
  }
}

const FIELDS = ['version', 'early_release_at', 'general_release_at', 'held_at'] as const

function isSame(one: IssueRelease, other: IssueRelease): boolean {
  return FIELDS.every((field) => one[field] === other[field])
}

function differences(before: IssueRelease, after: IssueRelease): Partial<IssueRelease> {
  return Object.fromEntries(
    FIELDS.filter((field) => before[field] !== after[field]).map((field) => [field, after[field]]),
  )
}

/** Creates the issue without a version. False if another transaction did so meanwhile. */
async function beginIssue(
  tx: Database,
  key: IssueKey,
  { early_release_at, general_release_at }: IssueRelease,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('issue')
    .values({
      id: issueId(key),
      publisher: key.publisher,
      edition_id: key.edition,
      date: key.date,
      version: null,
      early_release_at,
      general_release_at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Whether the issue has a complete version of this name. */
export async function hasVersion(tx: Database, key: IssueKey, version: string): Promise<boolean> {
  const row = await tx
    .selectFrom('issue_version')
    .select('version')
    .where('issue_id', '=', issueId(key))
    .where('version', '=', version)
    .where('is_complete', '=', 1)
    .executeTakeFirst()
  return row !== undefined
}

function changeBy(
  key: IssueKey,
  act: ReleaseAct,
  before: IssueRelease,
  after: IssueRelease,
): Change {
  const object = key
  switch (act.kind) {
    case 'release-now':
      return { action: 'issue.released', object, before: timesOf(before), after: timesOf(after) }
    case 'hold':
      return { action: 'issue.held', object, before: null, after: null }
    case 'end-hold':
      return { action: 'issue.hold-ended', object, before: null, after: null }
    case 'set-hours': {
      const action = 'issue.release-changed'
      return { action, object, before: timesOf(before), after: timesOf(after) }
    }
    case 'withdraw':
      return {
        action: 'issue.unpublished',
        object,
        before: { version: before.version },
        after: null,
      }
    case 'restore':
      return {
        action: 'issue.restored',
        object,
        before: { version: before.version },
        after: { version: after.version },
      }
  }
}

function timesOf({ early_release_at, general_release_at }: IssueRelease) {
  return { early_release_at, general_release_at }
}
