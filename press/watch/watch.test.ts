// @module-tag slow: renders pages.
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { expect, onTestFinished, test } from 'vitest'
import { operatorAt } from '#cli/testing.ts'
import { hideIssue } from '#store/issues/versions.ts'
import { s3Assets } from '#store/s3-assets.ts'
import { startS3 } from '#test-support/s3.ts'
import { openTestPress, printPdf } from '../testing.ts'
import { key, openTestWatch } from './testing.ts'

const TWO_PAGES = '{ "pages": 2 }'
const NINE_PAGES = '{ "pages": 9 }'

test('an issue is published when its plan is complete, and afterwards only what changes', async () => {
  const watch = await openTestWatch({ plan: TWO_PAGES })
  expect((await watch.look()).progress).toMatchObject({ pages: [], missing: [1, 2] })
  const second = await watch.send('02.pdf', 'Second')
  expect((await watch.look()).progress).toMatchObject({ pages: [2], missing: [1] })
  expect(await watch.readers()).toBeUndefined()
  await watch.send('PV_20261115_BLR_P01.pdf', 'First')
  const { state, version, progress } = await watch.look()
  expect({ state, missing: progress.missing }).toEqual({ state: 'published', missing: [] })
  expect(await watch.readers()).toEqual({ 1: 'First', 2: 'Second' })

  // Killed after publishing and before the record of it, sent again, and renamed.
  await watch.press.db.deleteFrom('watched_issue').execute()
  watch.restart()
  watch.write('02.pdf', second)
  expect(await watch.look()).toMatchObject({ state: 'published', version })
  renameSync(join(watch.folder, '02.pdf'), join(watch.folder, 'PV_BLR_P02.pdf'))
  expect((await watch.look()).version).toBe(version)
  expect(await watch.versions()).toHaveLength(1)

  // A late page is published alone; files of other pages may be gone.
  rmSync(join(watch.folder, 'PV_20261115_BLR_P01.pdf'))
  await watch.send('PV_BLR_P02-v2.pdf', 'Second, corrected')
  expect((await watch.look()).progress.faults).toEqual([])
  expect(await watch.readers()).toEqual({ 1: 'First', 2: 'Second, corrected' })
  expect(await watch.versions()).toHaveLength(2)

  await hideIssue(watch.press.db, key)
  watch.restart()
  await watch.look()
  expect(await watch.readers()).toBeUndefined()
})

test('at the set time what is there is published without a page that has a question, until it is accepted', async () => {
  const publishAt = { publishAt: '04:30', at: '2026-11-15T04:29' }
  const watch = await openTestWatch({ plan: '{ "pages": 3 }', ...publishAt })
  const { type } = operatorAt({ press: watch.press })
  await watch.send('01.pdf', 'First')
  watch.write('02.pdf', await blankPdf())
  expect((await watch.look()).state).toBe('waiting')
  watch.clock.now = '2026-11-15T04:30'
  expect(await watch.look()).toMatchObject({ state: 'published', progress: { missing: [2, 3] } })
  expect(await watch.readers()).toEqual({ 1: 'First' })
  expect(await type('press', 'waiting')).toMatch(
    /; 1 of 3 pages; waits for 2–3; question: Page 2 \(02\.pdf\) is blank\. Readers would see an empty page\. Export it again\. Send the right file, or publish it all the same: press accept 2 2026-11-15\/4 --publisher PV$/,
  )

  await expect(type('press', 'accept', '3', '2026-11-15/4')).rejects.toThrow(
    'no watched folder holds page 3. See: press waiting.',
  )
  await type('press', 'accept', '2', '2026-11-15/4')
  expect((await watch.look()).progress).toMatchObject({ questions: [], held: [], missing: [3] })
  expect(Object.keys((await watch.readers()) ?? {})).toEqual(['1', '2'])
})

async function blankPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage([330, 350])
  return document.save()
}

test('a half-written file is not a page until it is whole, and temporary names never are', async () => {
  const watch = await openTestWatch({ plan: TWO_PAGES })
  const whole = await watch.send('.01.pdf', 'First')
  watch.write('01.pdf.part', whole)
  watch.write('01.tmp', whole)
  watch.write('01.pdf', whole.subarray(0, whole.length / 2))
  const half = { pages: [], incomplete: ['01.pdf has no end yet'], questions: [] }
  expect((await watch.look()).progress).toMatchObject(half)
  watch.write('01.pdf', whole)
  expect((await watch.look()).progress).toMatchObject({ pages: [1], incomplete: [] })
})

test('nothing is published at the set time without a front page', async () => {
  const watch = await openTestWatch({ publishAt: '23:30', at: '2026-11-14T23:45' })
  await watch.send('02.pdf', 'Second')
  expect(await watch.look()).toMatchObject({ state: 'waiting', progress: { missing: [1] } })
})

test('a page with a question is held, and the question says why', async () => {
  const watch = await openTestWatch({ plan: NINE_PAGES })
  const first = await watch.send('01.pdf', 'First')
  await watch.send('02.pdf', 'Second')
  await watch.send('02-sport.pdf', 'Sport')
  await watch.send('03-04.pdf', 'Spread')
  await watch.send('logo.pdf', 'Logo')
  watch.write('05.pdf', first)
  await watch.send('DH_06.pdf', 'Sixth')
  await watch.send('2026-11-01/07.pdf', 'Old')
  await watch.send('10.pdf', 'Tenth')
  const { progress } = await watch.look()
  expect(progress.questions.map(({ why }) => why)).toEqual([
    'logo.pdf has no page number in its name, and the page prints none. Rename it, for example to 03.pdf.',
    '2026-11-01/07.pdf is dated 2026-11-01, an issue that is not made now. Put the date of the issue into its name.',
    'DH_06.pdf is a page of DH. Move it to the folder of that title.',
    expect.stringMatching(/^02(-sport)?\.pdf and 02(-sport)?\.pdf are both page 2\. .* To publish/),
    '03-04.pdf may be page 3 or 4 by its name. It would be published as page 3. To be certain, rename it, for example to 03.pdf.',
    'plan.json has 9 pages. Page 10 would be published as well.',
    'Page 5 (05.pdf) has the same text as page 1 (01.pdf). Both would be published.',
  ])
  expect(progress.pages).toEqual([1])
  expect(progress.held.map(({ pageNo }) => pageNo).sort()).toEqual([10, 2, 3, 5])
})

test('pages go to the edition that their folder or their code names', async () => {
  const watch = await openTestWatch({ plan: NINE_PAGES })
  await watch.send('Mysuru/01.pdf', 'Palace')
  await watch.send('PV_BLR_P02.pdf', 'Lake')
  await watch.send('03.pdf', 'Market')
  expect((await watch.look(7)).progress.pages).toEqual([1])
  expect((await watch.look(4)).progress.pages).toEqual([2, 3])
})

test('another machine sees what a watch waits for', async () => {
  const watch = await openTestWatch({ plan: '{ "pages": 5 }' })
  await watch.send('02.pdf', 'Second')
  await watch.look()
  const operator = operatorAt({ press: watch.press })
  expect(await operator.type('press', 'waiting')).toBe(
    'PV 2026-11-15 edition 4: 1 of 5 pages; waits for 1, 3–5',
  )
  const [issue] = JSON.parse(await operator.type('press', 'waiting', '--json'))
  expect(issue).toMatchObject({ place: watch.folder, progress: { missing: [1, 3, 4, 5] } })
})

test('the prefix of a bucket is watched like a folder', async () => {
  const s3 = await startS3()
  onTestFinished(() => s3.stop())
  const { press } = await openTestPress()
  const assets = await s3Assets({ ...s3.settings, prefix: undefined })
  await assets.write('incoming/PV_20261115_P02.pdf', await printPdf(['Second']))
  await assets.write('incoming/03.pdf', (await printPdf(['Third'])).subarray(0, 300))
  await assets.write('elsewhere/01.pdf', await printPdf(['First']))
  const config = {
    dataDir: '',
    database: { kind: 'sqlite', file: '' },
    assets: { kind: 's3', ...s3.settings },
  } as const
  const minuteLater = { ...press, now: () => new Date(Date.now() + 60_000) }
  const place = `s3://${s3.settings.bucket}/incoming`
  const issue = ['--date', '2026-11-15', '--edition', '4', '--plan', '3', '--once']
  const lines = await operatorAt({ press: minuteLater, config }).type(
    'press',
    'watch',
    place,
    ...issue,
  )
  expect(lines).toBe('PV 2026-11-15 edition 4: 1 of 3 pages; waits for 1, 3; 03.pdf has no end yet')
})
