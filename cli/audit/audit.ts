import { CHANGE_ACTIONS } from '#contract/desk/changes.ts'
import type { ChangeOrigin } from '#contract/desk/log.ts'
import { sentenceOf } from '#domain/audit/sentence.ts'
import { changeNamesOf, changesIn } from '#store/audit/read-log.ts'
import { verifyLog } from '#store/audit/verify-log.ts'
import type { Database } from '#store/database.ts'
import type { Output } from '../output.ts'

export async function listChanges(db: Database, limit: number): Promise<Output> {
  const changes = await changesIn(db, { actions: CHANGE_ACTIONS, scope: 'all', limit })
  const names = await changeNamesOf(db)
  const entries = changes.map(({ change, from, ...entry }) => ({
    ...entry,
    who: names.actor(entry.actor),
    from: from ?? null,
    sentence: sentenceOf(change, names),
    ...change,
  }))
  const lines = entries.map(
    ({ number, at, who, from, sentence }) =>
      `${number}  ${new Date(at).toISOString()}  ${who}${originInWords(from)}: ${sentence.en}`,
  )
  return { text: lines.join('\n') || 'No entries.', json: entries }
}

function originInWords(from: ChangeOrigin | null): string {
  const place = from?.address ?? from?.host
  return place === undefined ? '' : ` from ${place}`
}

export interface VerifyOptions {
  head?: string
}

export async function verify(db: Database, { head }: VerifyOptions): Promise<Output> {
  const verdict = await verifyLog(db, head)
  if (verdict.kind === 'broken') {
    const text = `The audit log is broken at entry ${verdict.number}: ${verdict.fault}.`
    return { text, json: verdict, hasFaults: true }
  }
  const { entries } = verdict
  const text =
    entries === 0
      ? 'The audit log is empty.'
      : `The audit log is intact: ${entries} entries, head ${verdict.head}`
  return { text, json: verdict }
}
