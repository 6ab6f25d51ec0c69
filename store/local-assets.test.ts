import { mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { localAssets } from './local-assets.ts'

function openAssets() {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-assets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return { folder, assets: localAssets(folder) }
}

const bytes = (text: string) => new TextEncoder().encode(text)
const textOf = (asset: { bytes: Uint8Array } | undefined) =>
  asset && new TextDecoder().decode(asset.bytes)

test('a file that was written is read', async () => {
  const { assets } = openAssets()
  await assets.write('PV/20261115/4/a/p01/w800.webp', bytes('page'))
  expect(textOf(await assets.read('PV/20261115/4/a/p01/w800.webp'))).toBe('page')
})

test('what is not there is undefined: a file, a folder, a file below a file', async () => {
  const { assets } = openAssets()
  await assets.write('a/b', bytes('x'))
  for (const path of ['a/c', 'a', 'a/b/c']) expect(await assets.read(path)).toBeUndefined()
})

test('writing again replaces the file, changes its tag and leaves nothing unfinished', async () => {
  const { folder, assets } = openAssets()
  await assets.write('a', bytes('one'))
  const first = await assets.read('a')
  await assets.write('a', bytes('two!'))
  const second = await assets.read('a')
  expect(textOf(second)).toBe('two!')
  expect(second?.etag).not.toBe(first?.etag)
  expect(await readdir(folder)).toEqual(['a'])
})

test('a copy keeps its bytes when the original is replaced', async () => {
  const { assets } = openAssets()
  await assets.write('a/original', bytes('one'))
  await assets.copy('a/original', 'b/copy')
  await assets.copy('a/original', 'b/copy')
  await assets.write('a/original', bytes('two'))
  expect(textOf(await assets.read('b/copy'))).toBe('one')
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
])('the path %j is refused', async (path) => {
  const { assets } = openAssets()
  await expect(async () => assets.write(path, bytes('x'))).rejects.toThrow('Not a path')
  await expect(async () => assets.read(path)).rejects.toThrow('Not a path')
})

test('a folder that is gone does not answer', async () => {
  const { folder, assets } = openAssets()
  expect(await assets.answers()).toBe(true)
  rmSync(folder, { recursive: true })
  expect(await assets.answers()).toBe(false)
  await assets.write('back', bytes('x'))
})
