// @module-tag slow: starts an S3 server and sends it large files.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type S3, startS3 } from '#test-support/s3.ts'
import type { Asset, AssetStore } from './assets.ts'
import { localAssets } from './local-assets.ts'
import { s3Assets } from './s3-assets.ts'

let s3: S3
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.stop())

const STORES: [string, () => Promise<AssetStore>][] = [
  ['a local folder', async () => localAssets(temporaryFolder())],
  ['S3', () => s3Assets({ ...s3.settings, prefix: `test/${randomUUID()}` })],
]

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-assets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const bytes = (text: string) => new TextEncoder().encode(text)
const textOf = (asset: Asset | undefined) => asset && new TextDecoder().decode(asset.bytes)

async function pathsIn(assets: AssetStore, folder: string): Promise<string[]> {
  const paths: string[] = []
  for await (const { path } of assets.list(folder)) paths.push(path)
  return paths
}

describe.each(STORES)('%s', (_name, openAssets) => {
  test('a written file can be read', async () => {
    const assets = await openAssets()
    await assets.write('PV/20261115/4/a/p01/w800.webp', bytes('page'), 'image/webp')

    const asset = await assets.read('PV/20261115/4/a/p01/w800.webp')

    expect(textOf(asset)).toBe('page')
    expect(asset).toMatchObject({ size: 4, etag: expect.stringMatching(/^"[\w-]+"$/) })
    expect(await assets.stat('PV/20261115/4/a/p01/w800.webp')).toEqual({
      size: 4,
      etag: asset?.etag,
    })
  })

  test('reading a missing file, a folder or a path below a file gives undefined', async () => {
    const assets = await openAssets()
    await assets.write('a/b', bytes('x'))
    for (const path of ['a/c', 'a', 'a/b/c']) {
      expect(await assets.read(path)).toBeUndefined()
      expect(await assets.read(path, { start: 0, end: 5 })).toBeUndefined()
      expect(await assets.read(path, { start: 5, end: 5 })).toBeUndefined()
      expect(await assets.stat(path)).toBeUndefined()
    }
  })

  test('writing again replaces the file and changes its tag, even if the length is the same', async () => {
    const assets = await openAssets()
    const tags = new Set<string | undefined>()
    for (const text of ['one', 'two', 'six', 'three']) {
      await assets.write('a', bytes(text))
      const asset = await assets.read('a')
      expect(textOf(asset)).toBe(text)
      tags.add(asset?.etag)
    }
    expect(tags.size).toBe(4)
  })

  test('the same bytes have the same tag', async () => {
    const assets = await openAssets()
    await assets.write('a', bytes('one'))
    await assets.write('b', bytes('one'))
    await assets.copy('a', 'c')
    const tags = await Promise.all(['a', 'b', 'c'].map((path) => assets.stat(path)))
    expect(new Set(tags.map((stat) => stat?.etag)).size).toBe(1)
  })

  test.each([
    ['the first byte', 0, 1, '0'],
    ['the middle', 3, 6, '345'],
    ['the last byte', 9, 10, '9'],
    ['everything', 0, 10, '0123456789'],
    ['an open end', 7, Number.POSITIVE_INFINITY, '789'],
    ['past the end', 7, 1000, '789'],
    ['nothing', 4, 4, ''],
    ['from the end on', 10, 20, ''],
    ['far past the end', 1000, 2000, ''],
  ])('a range can be read: %s', async (_what, start, end, text) => {
    const assets = await openAssets()
    await assets.write('digits', bytes('0123456789'))

    const asset = await assets.read('digits', { start, end })

    expect(textOf(asset)).toBe(text)
    expect(asset).toMatchObject({ size: 10, etag: (await assets.stat('digits'))?.etag })
  })

  test('the last bytes can be read by the size of the file', async () => {
    const assets = await openAssets()
    await assets.write('digits', bytes('0123456789'))
    const { size } = (await assets.stat('digits')) ?? { size: 0 }
    expect(textOf(await assets.read('digits', { start: size - 3, end: size }))).toBe('789')
  })

  test.each([
    [-1, 5],
    [5, 4],
    [0.5, 5],
    [Number.NaN, 5],
    [0, Number.NaN],
  ])('the range from %d to %d is refused', async (start, end) => {
    const assets = await openAssets()
    await assets.write('a', bytes('0123456789'))
    await expect(assets.read('a', { start, end })).rejects.toThrow('Not a range')
  })

  test('an empty file can be written, read and listed', async () => {
    const assets = await openAssets()
    await assets.write('empty', bytes(''))
    expect(await assets.read('empty')).toMatchObject({ size: 0, bytes: new Uint8Array(0) })
    for (const end of [0, 1]) {
      expect(await assets.read('empty', { start: 0, end })).toMatchObject({ size: 0 })
    }
    expect(await pathsIn(assets, '')).toEqual(['empty'])
  })

  test('a file of 20 MB is read back unchanged', async () => {
    const assets = await openAssets()
    const large = new Uint8Array(20 << 20).map((_, index) => index % 251)
    await assets.write('large.pdf', large)
    const asset = await assets.read('large.pdf')
    expect(Buffer.compare(asset?.bytes ?? bytes(''), large)).toBe(0)
    const end = await assets.read('large.pdf', { start: large.length - 5, end: large.length })
    expect(end).toMatchObject({ bytes: large.slice(-5), etag: asset?.etag, size: large.length })
  })

  test('a copy keeps its bytes when the original is replaced', async () => {
    const assets = await openAssets()
    await assets.write('a/original', bytes('one'))
    await assets.copy('a/original', 'b/copy')
    await assets.copy('a/original', 'b/copy')
    await assets.copy('b/copy', 'b/copy')
    await assets.write('a/original', bytes('two'))
    expect(textOf(await assets.read('b/copy'))).toBe('one')
    expect(await pathsIn(assets, '')).toEqual(['a/original', 'b/copy'])
  })

  test('a copy replaces an existing file', async () => {
    const assets = await openAssets()
    await assets.write('a', bytes('one'))
    await assets.write('b', bytes('two'))
    await assets.copy('a', 'b')
    expect(textOf(await assets.read('b'))).toBe('one')
  })

  test('copying a missing file fails', async () => {
    const assets = await openAssets()
    await expect(assets.copy('a', 'b')).rejects.toThrow()
    expect(await assets.read('b')).toBeUndefined()
  })

  test('a folder lists the files below it, sorted by path', async () => {
    const assets = await openAssets()
    const before = Date.now() - 2000
    for (const path of ['a/b/c', 'a/b.x', 'a/b-x', 'ab/c', 'a/a', 'z']) {
      await assets.write(path, bytes(path))
    }
    expect(await pathsIn(assets, 'a')).toEqual(['a/a', 'a/b-x', 'a/b.x', 'a/b/c'])
    expect(await pathsIn(assets, '')).toEqual(['a/a', 'a/b-x', 'a/b.x', 'a/b/c', 'ab/c', 'z'])
    expect(await pathsIn(assets, 'nothing')).toEqual([])
    expect(await pathsIn(assets, 'z')).toEqual([])
    for await (const { size, modifiedAt } of assets.list('a/b')) {
      expect(size).toBe(5)
      expect(modifiedAt).toBeGreaterThan(before)
      expect(modifiedAt).toBeLessThanOrEqual(Date.now())
    }
  })

  test('a file or folder is removed without its neighbours, and removing it again is no error', async () => {
    const assets = await openAssets()
    for (const path of ['a/b/c', 'a/b/d/e', 'a/bc', 'f']) await assets.write(path, bytes('x'))
    for (const _ of [1, 2]) {
      await assets.remove('a/b')
      await assets.remove('f')
      expect(await pathsIn(assets, '')).toEqual(['a/bc'])
    }
    await assets.write('a/b/c', bytes('new'))
    expect(textOf(await assets.read('a/b/c'))).toBe('new')
  })

  test('with many writes to one path at once, every read sees one complete write', async () => {
    const assets = await openAssets()
    const versions = Array.from({ length: 12 }, (_, index) => new Uint8Array(300_000).fill(index))
    await assets.write('page', new Uint8Array(300_000))
    const isWhole = async () => {
      const read = (await assets.read('page'))?.bytes ?? bytes('')
      return read.length === 300_000 && read.every((byte) => byte === read[0])
    }

    const wholes = await Promise.all(
      versions.flatMap((version) => [assets.write('page', version).then(() => true), isWhole()]),
    )

    expect(wholes).not.toContain(false)
    expect(await isWhole()).toBe(true)
    expect(await pathsIn(assets, '')).toEqual(['page'])
  })

  test.each([
    '../outside',
    'a/../../b',
    '/etc/passwd',
    'a//b',
    '',
    '.',
    'a/.hidden',
    'a\0b',
    'a\\b',
    'a/b/',
    'a b',
    'a%2e%2e',
    'ಪುಟ',
    'x'.repeat(201),
    `${'x/'.repeat(150)}x`,
  ])('the path %j is refused', async (path) => {
    const assets = await openAssets()
    await assets.write('good', bytes('x'))
    const refused = [
      assets.write(path, bytes('x')),
      assets.read(path),
      assets.stat(path),
      assets.copy('good', path),
      assets.copy(path, 'good'),
      assets.remove(path),
      ...(path === '' ? [] : [pathsIn(assets, path)]),
    ]
    for (const call of refused) await expect(call).rejects.toThrow('Not a path')
  })

  test('a working store is available', async () => {
    expect(await (await openAssets()).answers()).toBe(true)
  })
})
