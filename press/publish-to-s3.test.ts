// @module-tag slow: renders pages.
import { expect, onTestFinished, test } from 'vitest'
import { operatorAt } from '#cli/testing.ts'
import { openAssets } from '#store/open-assets.ts'
import { startS3 } from '#test-support/s3.ts'
import { examine, orphanedFolders } from './doctor.ts'
import { folderOfPdfs, openTestPress } from './testing.ts'

test('an issue is published to S3, and the doctor finds no faults', async () => {
  const s3 = await startS3()
  onTestFinished(() => s3.stop())
  const { press } = await openTestPress()
  const assetSource = { kind: 's3', ...s3.settings } as const
  const inS3 = { ...press, assetSource, assets: await openAssets(assetSource) }
  const issue = ['--date', '2026-11-15', '--edition', '4', '--json']
  const { type } = operatorAt({ press: inS3 })
  const report = await type('press', 'publish', await folderOfPdfs(['Tanks fill']), ...issue)
  expect(JSON.parse(report)).toMatchObject({ pages: 1, regions: 1, wasThere: false })
  expect(await examine({ db: press.db, assets: inS3.assets })).toMatchObject({
    versions: 1,
    faults: [],
    unrecorded: 0,
  })
  expect(await orphanedFolders(press.db, inS3.assets)).toEqual([])
})
