// @module-tag slow: makes and draws pages.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { operatorAt } from '#cli/testing.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { issueId } from '#store/issues/issue-version.ts'
import { everyVersion, shownVersionOf } from '#store/issues/versions.ts'
import { withdrawnPages } from '#store/withdrawals/withdrawals.ts'
import { examine } from '../doctor.ts'
import { printPdf, temporaryFolder } from '../testing.ts'
import { textOf } from './shown-area-testing.ts'
import { KEY, keepPaperWithScandal, pageWithStories, SECRET } from './testing.ts'

const openPaper = keepPaperWithScandal()
const RURAL = { ...KEY, edition: 5 }
const OTHER = { title: 'Match won by a goal', word: 'football' }

async function openNewsroom() {
  const { press, secret } = await openPaper()
  const edition = (id: number, edition_name: string) => ({ id, edition_number: id, edition_name })
  const editions = [edition(4, 'Bengaluru City'), edition(5, 'Bengaluru Rural')]
  await saveEditionGroups(press.db, 'PV', [{ parent_edition: 'Bengaluru', editions }])
  const { type } = operatorAt({ press })
  const send = (name: string, pdf: Uint8Array, ...options: string[]) => {
    const file = join(temporaryFolder(), name)
    writeFileSync(file, pdf)
    return type('press', 'publish', file, '--date', KEY.date, ...options)
  }
  const correct = async (page: string, version?: string) => {
    const issue = [`${KEY.date}/4`, '--page', page]
    const file = join(temporaryFolder(), 'regions.json')
    const exported = JSON.parse(await type('press', 'regions', ...issue))
    const [region] = exported.regions
    const regions = [{ ...region, title: 'Corrected' }]
    writeFileSync(file, JSON.stringify({ version: version ?? exported.version, regions }))
    return type('press', 'regions', ...issue, '--import', file)
  }
  /** The versions whose files have words of the withdrawn story. */
  const versionsWithWords = async () => {
    const found: string[] = []
    for (const { key, version } of await everyVersion(press.db)) {
      const folder = `${key.publisher}/20261115/${key.edition}/${version}`
      if ((await textOf(press.assets, folder)).includes(SECRET.word)) {
        found.push(`${key.edition}/${version}`)
      }
    }
    return found
  }
  return { press, secret, type, send, correct, versionsWithWords }
}

test('a withdrawn story stays withdrawn in every version that is published later, until it is reinstated', async () => {
  const { press, secret, type, send, correct, versionsWithWords } = await openNewsroom()
  await type('press', 'withdraw', secret, '--reason', 'order of the court')

  // The whole issue again, with the story on a page that differs.
  const front = await pageWithStories([SECRET, OTHER])
  await send('01.pdf', front, '--edition', '4')
  const republished = await shownVersionOf(press.db, KEY)
  // A page is added, and the front page is kept.
  await send('02.pdf', await printPdf(['Late page']), '--edition', '4', '--page', '2')
  await send('01.pdf', front, '--edition', '5')
  const corrected = await correct('2')

  expect(await versionsWithWords()).toEqual([])
  expect(corrected).toContain('page 2 is corrected')
  await expect(correct('1')).rejects.toThrow('Page 1 has a withdrawn article')
  await expect(correct('2', republished)).rejects.toThrow(
    /regions\.json was exported from version v\w+, and readers see version v\w+ now\. Export page 2 again/,
  )

  await type('press', 'reinstate', secret)
  expect(await withdrawnPages(press.db)).toEqual([])
  expect(await versionsWithWords()).toHaveLength((await everyVersion(press.db)).length)
  expect((await examine({ db: press.db, assets: press.assets })).faults).toEqual([])
})

test('a story that is withdrawn in one edition only stays in the other, also when that is published again', async () => {
  const { press, secret, type, send, versionsWithWords } = await openNewsroom()
  const front = await pageWithStories([SECRET, OTHER])
  await send('01.pdf', front, '--edition', '5')
  const said = await type(
    ...['press', 'withdraw', secret, '--only-this-edition'],
    ...['--reason', 'order of the court'],
  )
  expect(said).not.toContain('edition 5')
  await send('02.pdf', await printPdf(['Late page']), '--edition', '5', '--page', '2')

  const rural = await everyVersion(press.db)
  expect(await versionsWithWords()).toEqual(
    rural.filter(({ key }) => key.edition === 5).map(({ version }) => `5/${version}`),
  )
  expect((await withdrawnPages(press.db)).map(({ issue_id }) => issue_id)).toEqual([issueId(KEY)])
  expect(await shownVersionOf(press.db, RURAL)).toBe(rural.at(-1)?.version)
})
