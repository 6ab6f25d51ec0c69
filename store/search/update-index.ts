import type { IssueKey } from '#domain/access.ts'
import type { Database } from '../database.ts'
import { shortTransactions } from '../short-transactions.ts'
import { lockIndex } from './index-lock.ts'
import { indexState, isSameState } from './index-state.ts'
import { finishUpdate, saveProgress } from './schedule-update.ts'
import type { PreparedEntries } from './text-index.ts'
import { textIndexOf } from './text-index-of.ts'
import { type EntryChange, nextUpdateSteps, type UpdateStep } from './update-steps.ts'
import { changeWordCounts, countWords, type WordCountChange } from './word-counts.ts'

interface UpdateOptions {
  /** Maximum number of changes in each transaction. */
  atMost?: number
  /** Called after each transaction; false leaves the rest to the next call. */
  goOn?: () => boolean
}

/**
 * Brings the index up to date with the versions that readers see, in short transactions. When the process is killed, any
 * other process can continue the update.
 */
export async function updateIndex(
  db: Database,
  keys: readonly IssueKey[],
  { atMost = Number.POSITIVE_INFINITY, goOn = () => true }: UpdateOptions = {},
): Promise<void> {
  const transactions = shortTransactions(db)
  let left = keys
  for (;;) {
    const steps = await nextUpdateSteps(db, left, Math.min(transactions.size, atMost))
    const [first] = steps
    if (!first) return
    left = left.slice(left.indexOf(first.key))
    const changes = steps.flatMap((step) => step.changes)
    const prepared = prepareChanges(db, changes)
    await transactions.run(Math.max(changes.length, 1), async (transaction) => {
      await lockIndex(transaction)
      if (await areCurrent(transaction, steps)) {
        await applyChanges(transaction, prepared)
        await saveSteps(transaction, steps)
      }
    })
    if (!goOn()) return
  }
}

/** Whether the issues and their entries are unchanged since the steps were made. */
async function areCurrent(transaction: Database, steps: readonly UpdateStep[]): Promise<boolean> {
  for (const { key, state } of steps) {
    if (!isSameState(state, await indexState(transaction, key))) return false
  }
  return true
}

async function saveSteps(transaction: Database, steps: readonly UpdateStep[]): Promise<void> {
  for (const { key, state, to, nextId } of steps) {
    if (nextId === undefined) await finishUpdate(transaction, key, state, to)
    else await saveProgress(transaction, key, state, { to, nextId })
  }
}

export interface PreparedChanges {
  removed: readonly number[]
  added: PreparedEntries
  counts: readonly WordCountChange[]
}

/** Does the slow work (terms, tokens, counts, JSON) before the transaction begins. */
export function prepareChanges(db: Database, changes: readonly EntryChange[]): PreparedChanges {
  return {
    removed: changes.flatMap(({ before }) => before?.id ?? []),
    added: textIndexOf(db).prepare(changes.flatMap(({ after }) => after ?? [])),
    counts: countWords(changes),
  }
}

export async function applyChanges(
  transaction: Database,
  { removed, added, counts }: PreparedChanges,
): Promise<void> {
  const index = textIndexOf(transaction)
  if (removed.length > 0) await index.remove(transaction, removed)
  await index.add(transaction, added)
  await changeWordCounts(transaction, counts)
}
