import { copyFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { operatorAt } from '#cli/testing.ts'
import { verifyLog } from '#store/audit/verify-log.ts'
import { folderOfPdfs, openTestPress, printPdf, temporaryFolder } from './testing.ts'

const ISSUE = ['--date', '2026-11-15', '--edition', '4']

test('the audit log says what press commands changed', { tags: 'slow' }, async () => {
  const { press } = await openTestPress()
  const { type } = operatorAt({ press, db: press.db })
  const publish = async (folder: string) => {
    const out = await type('press', 'publish', folder, ...ISSUE, '--json')
    return z.object({ version: z.string() }).parse(JSON.parse(out)).version
  }
  const [evening, night] = [await folderOfPdfs(['Tanks fill', 'Lake cleaned']), temporaryFolder()]
  const [front = '', last = ''] = readdirSync(evening).sort()
  copyFileSync(join(evening, front), join(night, front))
  writeFileSync(join(night, last), await printPdf(['Lake is full']))
  const first = await publish(evening)
  const second = await publish(night)
  await type('press', 'restore', first, ...ISSUE)
  await type('press', 'forget', second, ...ISSUE)
  await type('press', 'unpublish', ...ISSUE)

  const lines = (await type('audit', 'list')).split('\n').reverse()

  const edition = 'Bengaluru City, 15 November'
  expect(lines.map((line) => line.replace(/^.*asha from test-machine: /, ''))).toEqual([
    `published ${edition} with 2 pages`,
    `replaced page 2 of ${edition}`,
    `restored version ${first} of ${edition}`,
    `deleted version ${second} of ${edition}`,
    `unpublished ${edition}`,
  ])
  expect(await verifyLog(press.db)).toMatchObject({ kind: 'intact', entries: 5 })
})
