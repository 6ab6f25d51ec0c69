// @module-tag slow: renders pages.
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { operatorAt } from '#cli/testing.ts'
import { hideIssue } from '#store/issues/versions.ts'
import { s3Assets } from '#store/s3-assets.ts'
import { startS3 } from '#test-support/s3.ts'
import { openTestPress, printPdf } from '../testing.ts'
import { key, openTestWatch } from './testing.ts'

test('an issue is published when its page plan is complete, and not before', async () => {
  const watch = await openTestWatch({ plan: '2' })
  expect((await watch.look()).progress).toMatchObject({ pages: [], missing: [1, 2] })
  await watch.send('02.pdf', 'Second')
  expect((await watch.look()).progress).toMatchObject({ pages: [2], missing: [1] })
  expect(await watch.readers()).toBeUndefined()

  await watch.send('PV_20261115_BLR_P01.pdf', 'First')
  expect(await watch.look()).toMatchObject({ state: 'published', progress: { missing: [] } })
  expect(await watch.readers()).toEqual({ 1: 'First', 2: 'Second' })
})

test('a half-written file is not a page until it is whole, and temporary names never are', async () => {
  const watch = await openTestWatch({ plan: '2' })
  const whole = await watch.send('.01.pdf', 'First')
  watch.write('01.pdf.part', whole)
  watch.write('01.tmp', whole)
  watch.write('01.pdf', whole.subarray(0, whole.length / 2))
  const half = { pages: [], incomplete: ['01.pdf has no end yet'], questions: [] }
  expect((await watch.look()).progress).toMatchObject(half)
  watch.write('01.pdf', whole)
  expect((await watch.look()).progress).toMatchObject({ pages: [1], incomplete: [] })
})

test('the same content again is nothing new, and new content replaces that page', async () => {
  const watch = await openTestWatch({ plan: '1' })
  const first = await watch.send('01.pdf', 'First')
  const { version } = await watch.look()
  watch.write('01.pdf', first)
  expect((await watch.look()).version).toBe(version)
  renameSync(join(watch.folder, '01.pdf'), join(watch.folder, 'PV_BLR_P01.pdf'))
  expect((await watch.look()).version).toBe(version)

  await watch.send('PV_BLR_P01-v2.pdf', 'First, corrected')
  expect((await watch.look()).version).not.toBe(version)
  expect(await watch.readers()).toEqual({ 1: 'First, corrected' })
  expect(await watch.versions()).toHaveLength(2)
})

test('at the set time what is there is published, and a late page is added', async () => {
  const watch = await openTestWatch({ plan: '3', publishAt: '04:30', at: '2026-11-15T04:29' })
  await watch.send('01.pdf', 'First')
  await watch.send('03.pdf', 'Third')
  expect((await watch.look()).state).toBe('waiting')
  watch.clock.now = '2026-11-15T04:30'
  expect(await watch.look()).toMatchObject({ state: 'published', progress: { missing: [2] } })
  expect(await watch.readers()).toEqual({ 1: 'First', 3: 'Third' })

  await watch.send('02.pdf', 'Second')
  expect((await watch.look()).progress.missing).toEqual([])
  expect(await watch.readers()).toEqual({ 1: 'First', 2: 'Second', 3: 'Third' })
})

test('nothing is published at the set time without a front page', async () => {
  const watch = await openTestWatch({ publishAt: '23:30', at: '2026-11-14T23:45' })
  await watch.send('02.pdf', 'Second')
  expect(await watch.look()).toMatchObject({ state: 'waiting', progress: { missing: [1] } })
})

test('a page whose number is in question is held, and the question says why', async () => {
  const watch = await openTestWatch({ plan: '9' })
  const first = await watch.send('01.pdf', 'First')
  await watch.send('02.pdf', 'Second')
  await watch.send('02-sport.pdf', 'Sport')
  await watch.send('03-04.pdf', 'Spread')
  await watch.send('logo.pdf', 'Logo')
  watch.write('05.pdf', first)
  await watch.send('DH_06.pdf', 'Sixth')
  await watch.send('2026-11-01/07.pdf', 'Old')
  const { progress } = await watch.look()
  expect(progress.questions.map(({ file, why }) => `${file} ${why}`)).toEqual([
    '03-04.pdf may be page 3 or 4',
    'logo.pdf has no page number in its name',
    '02-sport.pdf page 2 is in question: 02-sport.pdf and 02.pdf',
    '05.pdf has the same content as 01.pdf: page 5 is in question',
    '2026-11-01/07.pdf is dated 2026-11-01, an issue that is not made now',
    'DH_06.pdf is a page of DH',
  ])
  expect(progress.pages).toEqual([1])
})

test('pages go to the edition that their folder or their code names', async () => {
  const watch = await openTestWatch({ plan: '9' })
  await watch.send('Mysuru/01.pdf', 'Palace')
  await watch.send('PV_BLR_P02.pdf', 'Lake')
  await watch.send('03.pdf', 'Market')
  expect((await watch.look(7)).progress.pages).toEqual([1])
  expect((await watch.look(4)).progress.pages).toEqual([2, 3])
})

test('a restart publishes nothing twice and does not undo what an editor did', async () => {
  const watch = await openTestWatch({ plan: '1' })
  await watch.send('01.pdf', 'First')
  await watch.look()
  // Killed after publishing and before the record of it.
  await watch.press.db.deleteFrom('watched_issue').execute()
  watch.restart()
  expect(await watch.look()).toMatchObject({ state: 'published' })
  expect(await watch.versions()).toHaveLength(1)

  await hideIssue(watch.press.db, key)
  watch.restart()
  await watch.look()
  expect(await watch.readers()).toBeUndefined()
})

test('a late page is published alone; files of other pages may be gone', async () => {
  const watch = await openTestWatch({ plan: '2' })
  await watch.send('01.pdf', 'First')
  await watch.send('02.pdf', 'Second')
  await watch.look()
  rmSync(join(watch.folder, '01.pdf'))
  await watch.send('02.pdf', 'Second, corrected')
  expect((await watch.look()).progress.faults).toEqual([])
  expect(await watch.readers()).toEqual({ 1: 'First', 2: 'Second, corrected' })
})

test('another machine sees what a watch waits for', async () => {
  const watch = await openTestWatch({ plan: '5' })
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
