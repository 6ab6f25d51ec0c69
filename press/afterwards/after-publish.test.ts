// @module-tag slow: renders pages.
import { expect, test } from 'vitest'
import type { AssetStore } from '#store/assets.ts'
import { issueFolder } from '#store/issue-files.ts'
import { filesBelow } from '../testing.ts'
import { afterPublish } from './after-publish.ts'
import { key, publishStrips, version } from './testing.ts'

const IMAGES = { images: true, ocr: false }
const WORDS = { images: false, ocr: true }

/** An asset store that fails from the given write on. */
function failAtWrite(assets: AssetStore, write: number): AssetStore {
  let writes = 0
  return {
    ...assets,
    write: async (...args) => {
      writes += 1
      if (writes >= write) throw new Error('stopped')
      await assets.write(...args)
    },
  }
}

test('each page gets its later images, and a second run makes those that the first run missed', async () => {
  const press = await publishStrips(['Tanks fill', 'Lake cleaned'])
  const stopped = { ...press, assets: failAtWrite(press.assets, 2) }
  expect(await afterPublish(stopped, key, version, IMAGES)).toMatchObject([
    { pageNo: 1, files: ['p01/w3600.webp'], fault: 'stopped' },
    { pageNo: 2, files: [], fault: 'stopped' },
  ])

  const made = await afterPublish(press, key, version, IMAGES)

  const of = (page: string) => ['w3600.webp', 'w800.avif', 'w1200.avif'].map((f) => `${page}/${f}`)
  const whole = { bytes: expect.any(Number), sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }
  const laterOf = (page: string) => ({
    files: of(page),
    checksums: Object.fromEntries(of(page).map((file) => [file, whole])),
  })
  expect(made).toEqual([
    { pageNo: 1, ...laterOf('p01'), texts: new Map(), titles: new Map() },
    { pageNo: 2, ...laterOf('p02'), texts: new Map(), titles: new Map() },
  ])
  const unwritable = { ...press, assets: failAtWrite(press.assets, 1) }
  expect(await afterPublish(unwritable, key, version, IMAGES)).toEqual(made)
})

test('OCR gives search text to an article without readable text, and runs once per page', async () => {
  const press = await publishStrips(['The tanks are full again'])

  const made = await afterPublish(press, key, version, WORDS)

  const texts = new Map([['article-1', 'The tanks are full again']])
  expect(made).toEqual([{ pageNo: 1, files: [], checksums: {}, texts, titles: new Map() }])
  const unwritable = { ...press, assets: failAtWrite(press.assets, 1) }
  expect(await afterPublish(unwritable, key, version, WORDS)).toEqual(made)
})

test('pages with trusted text are not sent through OCR', async () => {
  const press = await publishStrips(['Tanks fill'])
  await press.db.updateTable('region').set({ provenance: 'pdf' }).execute()
  const [page] = await afterPublish(press, key, version, WORDS)
  expect(page?.texts.size).toBe(0)
  expect(await filesBelow(press.assets, `${issueFolder(key, version)}/p01`)).toHaveLength(2)
})

test('a run can be aborted between two pages', async () => {
  const press = await publishStrips(['Tanks fill'])
  const options = { ...IMAGES, signal: AbortSignal.abort() }
  await expect(afterPublish(press, key, version, options)).rejects.toThrow('aborted')
})
