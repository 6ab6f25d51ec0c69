import { expect, test } from 'vitest'
import { createTestServer } from '#server/testing.ts'
import { rowsFor } from '#store/payments/history.ts'
import { noteCommand } from './note-command.ts'

const AT = new Date('2026-11-15T06:00:00+05:30')

test('the audit log records a command line with its user and time', async () => {
  const { services } = await createTestServer()
  const args = ['load', 'editions.json']

  await noteCommand({ db: services.db, now: AT, user: 'asha' }, ['editions', ...args])

  const [entry] = await rowsFor(services.db, 'audit')
  expect(entry).toMatchObject({ who: 'asha', what: 'broadsheet editions', at: AT.getTime() })
  expect(JSON.parse(`${entry?.details}`)).toEqual({ typed: args })
})

test.each([
  [
    ['grant', 'reader@mail.example', '--days', '30'],
    ['grant', '…', '--days', '30'],
  ],
  [
    ['show', '+919876543210'],
    ['show', '…'],
  ],
  [
    ['show', '98765 43210'],
    ['show', '…'],
  ],
  [
    ['refund', 'pay_1', '--why', 'asked by a@b.example'],
    ['refund', 'pay_1', '--why', 'asked by …'],
  ],
  [
    ['erase', 'invoice 2026'],
    ['erase', 'invoice 2026'],
  ],
])('%j is recorded as %j, without contacts', async (args, typed) => {
  const { services } = await createTestServer()

  await noteCommand({ db: services.db, now: AT, user: 'asha' }, ['subscriptions', ...args])

  const [entry] = await rowsFor(services.db, 'audit')
  expect(JSON.parse(`${entry?.details}`)).toEqual({ typed })
})
