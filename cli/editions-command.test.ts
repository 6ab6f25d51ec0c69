import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listEditions } from '#contract/issues.ts'
import { issueKey, publishTestIssue } from '#server/issues/testing.ts'
import { createTestServer } from '#server/testing.ts'
import { editionsCommand } from './editions-command.ts'

const edition = (id: number, edition_name: string) => ({ id, edition_number: id, edition_name })
const groupsOf = (...editions: ReturnType<typeof edition>[]) => [
  { parent_edition: 'Bengaluru', editions },
]

async function operator() {
  const { app, services } = await createTestServer()
  const folder = await mkdtemp(join(tmpdir(), 'editions-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'editions.json')
  const load = async (content: unknown) => {
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
    return editionsCommand(['load', file], services.db)
  }
  const asked = async () =>
    (await app.request(`/api${listEditions.path}?publisher=PV`)).json() as Promise<unknown>
  return { load, asked, services }
}

test('what an operator loads is what readers choose from, in that order', async () => {
  const { load, asked } = await operator()
  const groups = groupsOf(edition(7, 'Hubballi'), edition(4, 'Bengaluru City'))

  const told = await load({ publisher: 'PV', groups })

  expect(told).toContain('    7 Hubballi\n    4 Bengaluru City')
  expect(await asked()).toEqual(groups)
})

test('a name may be given in each language, or once for both', async () => {
  const { load, asked } = await operator()
  const names = { en: 'Hubballi', kn: 'ಹುಬ್ಬಳ್ಳಿ' }
  const north = { en: 'North', kn: 'ಉತ್ತರ' }
  const hubballi = { id: 7, edition_number: 7, edition_name: names }
  const editions = [hubballi, edition(4, 'Bengaluru City')]

  await load({ publisher: 'PV', groups: [{ parent_edition: north, editions }] })

  expect(await asked()).toEqual([
    {
      parent_edition: 'North',
      parent_edition_names: north,
      editions: [{ ...edition(7, 'Hubballi'), edition_names: names }, edition(4, 'Bengaluru City')],
    },
  ])
  await expect(
    load({ publisher: 'PV', groups: groupsOf({ ...edition(4, ''), edition_name: '' }) }),
  ).rejects.toThrow('was not loaded')
})

test('loading again renames, adds and takes away', async () => {
  const { load, asked } = await operator()
  await load({ publisher: 'PV', groups: groupsOf(edition(4, 'City'), edition(7, 'Hubballi')) })

  const groups = groupsOf(edition(4, 'Bengaluru City'), edition(9, 'Mysuru'))
  await load({ publisher: 'PV', groups })

  expect(await asked()).toEqual(groups)
})

test('an edition that has issues is not taken away, and then nothing is changed', async () => {
  const { load, asked, services } = await operator()
  const before = groupsOf(edition(4, 'City'), edition(7, 'Hubballi'))
  await load({ publisher: 'PV', groups: before })
  await publishTestIssue(services, issueKey('2026-11-15', 7))

  await expect(load({ publisher: 'PV', groups: groupsOf(edition(4, 'New name')) })).rejects.toThrow(
    'edition 7 (Hubballi) has issues and cannot be removed',
  )

  expect(await asked()).toEqual(before)
})

test.each([
  ['no JSON', '{', /JSON/],
  ['an unknown title', { publisher: 'XX', groups: groupsOf(edition(4, 'City')) }, /publisher/],
  ['no groups', { publisher: 'PV', groups: [] }, /groups/],
  [
    'an id twice',
    { publisher: 'PV', groups: groupsOf(edition(4, 'City'), edition(4, 'Village')) },
    /id 4 is given twice/,
  ],
])('%s is refused in words', async (_what, content, words) => {
  const { load, asked } = await operator()
  await expect(load(content)).rejects.toThrow(words)
  expect(await asked()).toEqual([])
})
