// @module-tag slow: makes and draws pages.
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import { expect, onTestFinished, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import type { AssetStore } from '#store/assets.ts'
import { s3Assets } from '#store/s3-assets.ts'
import { withdrawnPages } from '#store/withdrawals/withdrawals.ts'
import { startS3 } from '#test-support/s3.ts'
import { imageToPdf } from '../image-page.ts'
import { modelOf } from '../make-page.ts'
import { scannedPage } from '../scan/testing.ts'
import { openTestPress } from '../testing.ts'
import { wordsIn } from './shown-area-testing.ts'
import { pageWithStories, publishPage } from './testing.ts'
import { undoWithdrawal, withdrawArticle } from './withdraw.ts'
import { withheldPdf } from './withheld-pdf.ts'

const KEY = { publisher: 'PV', date: IssueDate.parse('2026-11-15'), edition: 4 } as const
const SECRET = { title: 'Reservoir scandal', word: 'zanzibar' }
const NEIGHBOUR = { title: 'Lake cleaned by pupils', word: 'neighbour' }
const NOTICE = 'ನ್ಯಾಯಾಲಯದ ಆದೇಶದಂತೆ ಹಿಂಪಡೆಯಲಾಗಿದೆ.'

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

test.each(['a folder', 'S3'])(
  'on %s, a withdrawal that was killed is finished by running it again, and undone exactly',
  async (kind) => {
    const { press } = await openTestPress()
    const assets = kind === 'S3' ? await openS3() : press.assets
    const at = press.now()
    const pdf = await pageWithStories([SECRET, NEIGHBOUR])
    const { regions } = await publishPage(
      { ...press, assets },
      { key: KEY, version: 'v1', pdf, at },
    )
    const articleId = regions.find(({ title }) => title === SECRET.title)?.id ?? ''
    const request = { publisher: 'PV', articleId, onlyThisEdition: false } as const
    const why = { reason: 'order of the court', notice: NOTICE, by: 'asha' }
    const original = await digestsIn(assets)

    const killed = { ...press, assets: failingAfter(assets, 6) }
    await expect(withdrawArticle(killed, { ...request, ...why }, () => {})).rejects.toThrow(
      'killed',
    )
    expect(await withdrawnPages(press.db)).toMatchObject([{ page_no: 1, isDone: false }])

    const running = { ...press, assets }
    await withdrawArticle(running, { ...request, ...why }, () => {})
    expect(await withdrawnPages(press.db)).toMatchObject([{ page_no: 1, isDone: true }])
    expect(await textOf(assets, 'PV')).not.toContain(SECRET.word)
    expect(await textOf(assets, 'withheld')).toContain(SECRET.word)

    const half = { ...press, assets: failingAfter(assets, 3) }
    await expect(undoWithdrawal(half, { articleId, by: 'asha' }, () => {})).rejects.toThrow(
      'killed',
    )
    await undoWithdrawal(running, { articleId, by: 'asha' }, () => {})
    expect(await digestsIn(assets)).toEqual(original)
    expect(await withdrawnPages(press.db)).toEqual([])
  },
)

async function openS3(): Promise<AssetStore> {
  const s3 = await startS3()
  onTestFinished(() => s3.stop())
  return s3Assets(s3.settings)
}

/** A store whose process is killed after some writes and copies. */
function failingAfter(assets: AssetStore, changes: number): AssetStore {
  let left = changes
  const count = () => {
    if (left === 0) throw new Error('killed')
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

/** The files without images and PDFs, as text. */
async function textOf(assets: AssetStore, folder: string): Promise<string> {
  const texts: string[] = []
  for await (const { path } of assets.list(folder)) {
    if (/\.(?:html|json)$/.test(path)) {
      texts.push(new TextDecoder().decode((await assets.read(path))?.bytes))
    }
  }
  return texts.join('\n')
}
