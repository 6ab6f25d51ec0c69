// @module-tag slow: makes and draws pages.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import { expect, onTestFinished, test } from 'vitest'
import { operatorAt } from '#cli/testing.ts'
import type { AssetStore } from '#store/assets.ts'
import type { Database } from '#store/database.ts'
import { s3Assets } from '#store/s3-assets.ts'
import { withdrawnPages } from '#store/withdrawals/withdrawals.ts'
import { startS3 } from '#test-support/s3.ts'
import { imageToPdf } from '../image-page.ts'
import { modelOf } from '../make-page.ts'
import { scannedPage } from '../scan/testing.ts'
import { textOf, wordsIn } from './shown-area-testing.ts'
import { keepPaperWithScandal, NEIGHBOUR, pageWithStories, SECRET } from './testing.ts'
import { undoWithdrawal, withdrawArticle } from './withdraw.ts'
import { withheldPdf } from './withheld-pdf.ts'

const NOTICE = 'ನ್ಯಾಯಾಲಯದ ಆದೇಶದಂತೆ ಹಿಂಪಡೆಯಲಾಗಿದೆ.'
const REASON = ['--reason', 'order of the court']

const openPaper = keepPaperWithScandal()

test('the PDF loses the words and the picture of the article, and nothing else', async () => {
  const pdf = await pageWithStories([SECRET, NEIGHBOUR])
  const { stories } = await modelOf({ source: { kind: 'pdf', bytes: pdf } })
  const areas = stories[0]?.rects ?? []

  const withheld = await withheldPdf(pdf, [{ areas, notice: undefined }])

  expect(withheld.kind).toBe('erased')
  const before = await wordsIn(pdf)
  const after = await wordsIn(withheld.pdf)
  expect(before).toContain(SECRET.word)
  expect(after).not.toContain(SECRET.word)
  expect(after.split(NEIGHBOUR.word)).toHaveLength(before.split(NEIGHBOUR.word).length)
  expect([await picturesIn(pdf), await picturesIn(withheld.pdf)]).toEqual([1, 0])
})

test('a scan becomes a picture of the page without the article and without text', async () => {
  const pdf = await imageToPdf(await scannedPage())
  const areas = [{ left: 3, top: 5, width: 45, height: 60 }]
  const withheld = await withheldPdf(pdf, [{ areas, notice: NOTICE }])
  expect(withheld.kind).toBe('image')
  expect(await wordsIn(withheld.pdf)).toBe('')
})

async function picturesIn(pdf: Uint8Array): Promise<number> {
  const { context } = await PDFDocument.load(pdf)
  return context
    .enumerateIndirectObjects()
    .filter(
      ([, object]) =>
        object instanceof PDFRawStream &&
        object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
    ).length
}

test('a withdrawal and an undo that are killed are finished by running them again', async () => {
  const { press, dataDir, secret } = await openPaper()
  const { type } = operatorAt({ press })
  const original = await digestsIn(press.assets)

  await killWhileRemaking(press.db, dataDir, 'withdraw', secret, ...REASON)
  await expect(type('press', 'withdrawals')).rejects.toThrow('is not finished and not shown')
  await type('press', 'withdraw', secret, ...REASON)
  expect(await withdrawnPages(press.db)).toMatchObject([{ page_no: 1, isDone: true }])
  expect(await textOf(press.assets, 'PV')).not.toContain(SECRET.word)

  await killWhileRemaking(press.db, dataDir, 'reinstate', secret)
  await type('press', 'reinstate', secret)
  expect(await digestsIn(press.assets)).toEqual(original)
  expect(await withdrawnPages(press.db)).toEqual([])
})

/** Starts a command and kills it with SIGKILL as soon as a page is marked and not done. */
async function killWhileRemaking(db: Database, dataDir: string, ...typed: string[]) {
  const args = [resolve('broadsheet.mjs'), 'press', ...typed]
  const env = { ...process.env, DATA_DIR: dataDir }
  const command = spawn(process.execPath, args, { env, stdio: 'ignore' })
  const ended = once(command, 'exit')
  while ((await withdrawnPages(db)).every(({ isDone }) => isDone)) await sleep(5)
  command.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
}

test('on S3, a withdrawal that fails in the middle is finished by running it again, and undone exactly', async () => {
  const { press, secret } = await openPaper()
  const assets = await openS3()
  for await (const { path } of press.assets.list('')) {
    const file = await press.assets.read(path)
    if (file) await assets.write(path, file.bytes)
  }
  const running = { ...press, assets }
  const withdrawal = {
    publisher: 'PV',
    articleId: secret,
    onlyThisEdition: false,
    reason: 'order of the court',
    notice: NOTICE,
    by: 'asha',
  } as const
  const undo = { articleId: secret, by: 'asha' }
  const ignore = () => {}
  const original = await digestsIn(assets)

  const failing = { ...press, assets: failingAfter(assets, 6) }
  await expect(withdrawArticle(failing, withdrawal, ignore)).rejects.toThrow('S3 is away')
  await withdrawArticle(running, withdrawal, ignore)
  expect(await textOf(assets, 'PV')).not.toContain(SECRET.word)
  expect(await textOf(assets, 'withheld')).toContain(SECRET.word)

  const failingAgain = { ...press, assets: failingAfter(assets, 3) }
  await expect(undoWithdrawal(failingAgain, undo, ignore)).rejects.toThrow('S3 is away')
  await undoWithdrawal(running, undo, ignore)
  expect(await digestsIn(assets)).toEqual(original)
})

test('two withdrawals on one page are undone in either order', async () => {
  const { press, secret, neighbour } = await openPaper()
  const { type } = operatorAt({ press })
  const original = await digestsIn(press.assets)
  const words = async () => {
    const text = await textOf(press.assets, 'PV')
    return [SECRET, NEIGHBOUR].filter(({ word }) => text.includes(word))
  }

  for (const article of [secret, neighbour]) await type('press', 'withdraw', article, ...REASON)
  expect(await words()).toEqual([])
  await type('press', 'reinstate', secret)
  expect(await words()).toEqual([SECRET])

  await type('press', 'withdraw', secret, ...REASON)
  await type('press', 'reinstate', neighbour)
  expect(await words()).toEqual([NEIGHBOUR])
  await type('press', 'reinstate', secret)
  expect(await digestsIn(press.assets)).toEqual(original)
})

async function openS3(): Promise<AssetStore> {
  const s3 = await startS3()
  onTestFinished(() => s3.stop())
  return s3Assets(s3.settings)
}

/** A store that is away after some writes and copies. */
function failingAfter(assets: AssetStore, changes: number): AssetStore {
  let left = changes
  const count = () => {
    if (left === 0) throw new Error('S3 is away')
    left -= 1
  }
  return {
    ...assets,
    write: async (...change) => {
      count()
      return assets.write(...change)
    },
    copy: async (...change) => {
      count()
      return assets.copy(...change)
    },
  }
}

async function digestsIn(assets: AssetStore): Promise<Map<string, string | undefined>> {
  const digests = new Map<string, string | undefined>()
  for await (const { path } of assets.list('')) digests.set(path, (await assets.read(path))?.sha256)
  return digests
}
