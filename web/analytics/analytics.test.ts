import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ANALYTICS_EVENTS } from '#contract/analytics.ts'

const WEB = fileURLToPath(new URL('..', import.meta.url))
const DOCS = readFileSync(new URL('../../docs/operate/analytics.md', import.meta.url), 'utf8')

test('the table of events is the list of events', () => {
  const documented = [...DOCS.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
  const properties = ['currency', 'logged_in_status', 'subscription_status', 'current_plan_tier']
  expect(documented).toEqual([...properties, ...ANALYTICS_EVENTS])
})

test('every event is tracked somewhere', () => {
  const code = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^dist/.test(file))
    .map((file) => readFileSync(WEB + file, 'utf8'))
    .join('\n')
  const trackedEvents = ANALYTICS_EVENTS.filter(
    (event) => code.includes(`track('${event}'`) || code.includes(`.pay(plan, '${event}'`),
  )
  expect(trackedEvents).toEqual(ANALYTICS_EVENTS)
})
