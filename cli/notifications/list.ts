import type { Database } from '#store/database.ts'
import { type UndeliveredNotification, undeliveredNotifications } from '#store/notifications.ts'
import type { Output } from '../output.ts'

export async function listNotifications(db: Database, limit: number): Promise<Output> {
  const notifications = await undeliveredNotifications(db, limit)
  return {
    text: notifications.map(lines).join('\n') || 'Every notification is delivered.',
    json: notifications,
  }
}

function lines({
  kind,
  key,
  reader_id,
  state,
  run_at,
  tries,
  last_error,
}: UndeliveredNotification) {
  const at = new Date(run_at).toISOString()
  const next = state === 'dead' ? `given up, last tried at ${at}` : `next try at ${at}`
  return [
    `${kind} ${key}  ${next}, tries: ${tries}`,
    ...(reader_id === null ? [] : [`  reader ${reader_id}`]),
    ...(last_error === null ? [] : [`  ${last_error}`]),
  ].join('\n')
}
