// @module-tag slow: sends hundreds of hostile requests to every call.
import { expect, test } from 'vitest'
import { moveClock } from '#contract/dev.ts'
import { EVERY_ROUTE } from '#contract/every-route.ts'
import { createTestServer } from '../../testing.ts'
import { callOf } from '../authorisation/outcomes-testing.ts'
import { asksIn } from '../authorisation/requests-testing.ts'
import { type CallerKind, openWorld } from '../world-testing.ts'
import { attack, CASES, SEED } from './attack-testing.ts'

/** Sessions end with these, so they come last. The clock has a test of its own. */
const ENDS_SESSIONS = /^\/auth\/(signout|sessions)/
const ROUTES = EVERY_ROUTE.filter((route) => route !== moveClock).toSorted(
  (a, b) => Number(ENDS_SESSIONS.test(a.path)) - Number(ENDS_SESSIONS.test(b.path)),
)

test.each<CallerKind>(['visitor', 'freemium', 'subscriber', 'expired subscriber'])(
  'no call breaks, whatever a %s sends, and each says no in the same form',
  async (caller) => {
    console.info(`seed ${SEED}, ${CASES} cases for each of ${ROUTES.length} calls`)
    const world = await openWorld()
    const asks = await asksIn(world)
    for (const route of ROUTES) {
      const headers = world.headersOf.get(caller)
      await attack(world, route, { caller: headers, good: asks.get(callOf(route)) })
    }
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    expect(world.logged.filter(({ level }) => level === 'error')).toEqual([])
  },
)

test('the clock of the stand-ins does not break either', async () => {
  await attack(await createTestServer(), moveClock)
})
