import { expect, test } from 'vitest'
import { readLog } from '#contract/desk/log.ts'
import type { ScopePart } from '#contract/desk/permissions.ts'
import { closeStaff } from '#contract/desk/staff.ts'
import { recordChange } from '#store/audit/record-change.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { GROUPS, issueKey } from '../issues/testing.ts'
import { createTestServer } from '../testing.ts'
import { browserOfStaff, inviteTestStaff, signedInStaff, TEST_AUTHOR } from './testing.ts'

type TestServer = Awaited<ReturnType<typeof createTestServer>>

const SAME = { version: 'b', pages: 16, replaced: [3], added: [], removed: [] }

/** Records that page 3 of an edition was replaced. */
async function replacePage({ services }: TestServer, edition: number): Promise<void> {
  await services.db.transaction().execute((tx) =>
    recordChange(tx, {
      change: {
        action: 'issue.published',
        object: issueKey('2026-11-17', edition),
        before: { version: 'a' },
        after: SAME,
      },
      author: TEST_AUTHOR,
      at: services.clock.now(),
    }),
  )
}

async function entriesFor(ask: Awaited<ReturnType<typeof browserOfStaff>>['ask'], query = {}) {
  return (await (await ask(readLog, { query })).json()).entries
}

test('the log says in both languages who changed what, when and from where', async () => {
  const server = await createTestServer()
  await saveEditionGroups(server.services.db, 'PV', GROUPS)
  const { ask } = await signedInStaff(server, { role: 'admin' })
  const { id } = await inviteTestStaff(server, { email: 'ravi@paper.example', name: 'Ravi' })
  await ask(closeStaff, { params: { id } })
  await replacePage(server, 4)

  const [replaced, closed, invited, joined] = await entriesFor(ask)

  expect(replaced).toMatchObject({
    number: 5,
    who: 'tests',
    actor: 'command:tests',
    action: 'issue.published',
    from: { host: 'test-machine' },
    before: { version: 'a' },
    after: SAME,
  })
  expect(replaced.sentence.en).toMatch(/^replaced page 3 of .+, 17 November$/)
  expect(replaced.sentence.kn).toMatch(/ಪುಟ 3 ಅನ್ನು ಬದಲಾಯಿಸಿದರು$/)
  expect(closed).toMatchObject({
    who: 'Asha Rao',
    sentence: { en: 'closed the account of Ravi' },
    from: { address: '203.0.113.7' },
  })
  expect(Math.abs(closed.at - server.clock.now().getTime())).toBeLessThan(60_000)
  expect(invited.sentence.en).toBe('invited Ravi as editor for all titles')
  expect(joined.sentence.en).toBe('accepted the invitation of Asha Rao with a passkey')
})

test('a limited scope shows only entries of its titles and editions', async () => {
  const server = await createTestServer()
  await replacePage(server, 4)
  await replacePage(server, 5)
  const editionsFor = async (scope: ScopePart[], email: string) => {
    const { ask } = await browserOfStaff(server, { role: 'editor', scope, email })
    const entries: { object: { edition: number } }[] = await entriesFor(ask)
    return entries.map(({ object }) => object.edition)
  }

  expect(await editionsFor([{ publisher: 'PV', edition: null }], 'a@paper.example')).toEqual([5, 4])
  expect(await editionsFor([{ publisher: 'PV', edition: 4 }], 'b@paper.example')).toEqual([4])
  expect(await editionsFor([{ publisher: 'DH', edition: null }], 'c@paper.example')).toEqual([])
})

test('other roles than admin see neither changes of staff nor where a change was made', async () => {
  const server = await createTestServer()
  await replacePage(server, 4)
  const { ask } = await browserOfStaff(server, { role: 'viewer' })
  const entries: { action: string; from: unknown }[] = await entriesFor(ask)
  expect(entries.map(({ action, from }) => [action, from])).toEqual([['issue.published', null]])
})

test('the log is read page by page, newest first', async () => {
  const server = await createTestServer()
  for (const edition of [1, 2, 3]) await replacePage(server, edition)
  const { ask } = await browserOfStaff(server, { role: 'editor' })
  const numbersOf = async (query: Record<string, string>) =>
    (await entriesFor(ask, query)).map(({ number }: { number: number }) => number)
  expect(await numbersOf({ limit: '2' })).toEqual([3, 2])
  expect(await numbersOf({ limit: '2', before: '2' })).toEqual([1])
})
