import { expect, onTestFinished, test } from 'vitest'
import { openAssets } from '#store/open-assets.ts'
import { startS3 } from '#test-support/s3.ts'
import { publishCommand } from './commands/publish.ts'
import { examine, orphanedFolders } from './doctor.ts'
import { folderOfPdfs, listeningTerminal, openTestPress } from './testing.ts'

test('an issue is published to S3, and the doctor finds no faults', async () => {
  const s3 = await startS3()
  onTestFinished(() => s3.stop())
  const { press } = await openTestPress()
  const assetSource = { kind: 's3', ...s3.settings } as const
  const inS3 = { ...press, assetSource, assets: await openAssets(assetSource) }
  const issue = ['--date', '2026-11-15', '--edition', '4', '--json']
  const { terminal, said } = listeningTerminal()
  await publishCommand([await folderOfPdfs(['Tanks fill']), ...issue], inS3, terminal)
  expect(JSON.parse(said[0] ?? '')).toMatchObject({ pages: 1, regions: 1, wasThere: false })
  expect(await examine({ db: press.db, assets: inS3.assets })).toMatchObject({
    versions: 1,
    faults: [],
    unrecorded: 0,
  })
  expect(await orphanedFolders(press.db, inS3.assets)).toEqual([])
})
