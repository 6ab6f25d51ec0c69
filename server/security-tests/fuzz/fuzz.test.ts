// @module-tag slow: sends hundreds of hostile requests to every call.
import { expect, test } from 'vitest'
import { moveClock } from '#contract/dev.ts'
import { EVERY_ROUTE } from '#contract/every-route.ts'
import { createTestServer } from '../../testing.ts'
import { callOf } from '../authorisation/outcomes-testing.ts'
import { callInputsIn } from '../authorisation/requests-testing.ts'
import { type CallerKind, openWorld } from '../world-testing.ts'
import { attack, CASES, SEED } from './attack-testing.ts'

/** These calls end sessions, so they are fuzzed last. The clock has its own test. */
const ENDS_SESSIONS = /^\/auth\/(signout|sessions)/
const ROUTES = EVERY_ROUTE.filter((route) => route !== moveClock).toSorted(
  (a, b) => Number(ENDS_SESSIONS.test(a.path)) - Number(ENDS_SESSIONS.test(b.path)),
)

test.each<CallerKind>(['visitor', 'subscriber', 'expired subscriber'])(
  'no hostile request of a %s causes a server error, and every refusal is a problem',
  async (caller) => {
    console.info(`seed ${SEED}, ${CASES} cases for each of ${ROUTES.length} calls`)
    const world = await openWorld()
    const inputs = await callInputsIn(world)
    for (const route of ROUTES) {
      const headers = world.headersOf.get(caller)
      await attack(world, route, { caller: headers, good: inputs.get(callOf(route)) })
    }
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    expect(world.logged.filter(({ level }) => level === 'error')).toEqual([])
  },
)

test('no hostile request to move the clock causes a server error', async () => {
  await attack(await createTestServer(), moveClock)
})
