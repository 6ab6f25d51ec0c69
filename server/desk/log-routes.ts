import { type LogEntry, readLog } from '#contract/desk/log.ts'
import { actionsShownTo } from '#domain/audit/actions.ts'
import { sentenceOf } from '#domain/audit/sentence.ts'
import { hasPermission } from '#domain/staff/permissions.ts'
import { changeNamesOf, changesIn } from '#store/audit/read-log.ts'
import type { App } from '../http/app.ts'
import type { Services } from '../services.ts'
import { serveStaff } from './serve-desk.ts'

export function logRoutes(app: App, services: Services): void {
  const { db } = services

  serveStaff(app, services, readLog, async ({ query, staff }) => {
    const { role, scope } = staff
    const changes = await changesIn(db, { ...query, scope, actions: actionsShownTo(role) })
    const names = await changeNamesOf(db)
    // Addresses and browsers of colleagues are for those who manage staff.
    const showsOrigin = hasPermission(role, 'staff.manage')
    const entries = changes.map(({ change, from, ...entry }): LogEntry => {
      const { action, object, before, after } = change
      const sentence = sentenceOf(change, names)
      const shown = showsOrigin ? (from ?? null) : null
      return {
        ...entry,
        who: names.actor(entry.actor),
        action,
        sentence,
        from: shown,
        object,
        before,
        after,
      }
    })
    return { entries }
  })
}
