import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { AssetEntry } from './assets.ts'
import { localAssets } from './local-assets.ts'

function openAssets() {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-assets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return { folder, assets: localAssets(folder) }
}

const bytes = (text: string) => new TextEncoder().encode(text)

test('writes, copies and failed copies leave no temporary file', async () => {
  const { folder, assets } = openAssets()
  await assets.write('a', bytes('one'))
  await assets.write('a', bytes('two'))
  await assets.copy('a', 'b')
  await assets.copy('a', 'b')
  await assets.copy('missing', 'c').catch(() => {})
  expect(await readdir(folder)).toEqual(['a', 'b'])
})

test('a copy shares its bytes with the original', async () => {
  const { folder, assets } = openAssets()
  await assets.write('a', bytes('one'))
  await assets.copy('a', 'b')
  const [one, other] = await Promise.all([stat(join(folder, 'a')), stat(join(folder, 'b'))])
  expect(one.ino).toBe(other.ino)
})

test('a list skips the temporary file of an interrupted write, and removes it after an hour', async () => {
  const { folder, assets } = openAssets()
  await assets.write('a', bytes('one'))
  await writeFile(join(folder, '.cut-off.part'), 'x')
  await writeFile(join(folder, '.other'), 'x')
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })

  expect(await namesIn(assets.list(''))).toEqual(['a'])
  expect(await readdir(folder)).toEqual(['.cut-off.part', '.other', 'a'])

  vi.setSystemTime(Date.now() + 2 * 3_600_000)
  expect(await namesIn(assets.list(''))).toEqual(['a'])
  expect(await readdir(folder)).toEqual(['.other', 'a'])
})

async function namesIn(entries: AsyncIterable<AssetEntry>): Promise<string[]> {
  const names: string[] = []
  for await (const { path } of entries) names.push(path)
  return names
}

test('two servers with separate disks give the same tag', async () => {
  const one = openAssets().assets
  const other = openAssets().assets
  await one.write('a', bytes('one'))
  await other.write('a', bytes('one'))
  expect((await one.stat('a'))?.etag).toBe((await other.read('a'))?.etag)
})

test('a file that was changed on the disk has another tag', async () => {
  const { folder, assets } = openAssets()
  await assets.write('a', bytes('one'))
  const first = await assets.stat('a')
  await writeFile(join(folder, 'a'), 'two')
  expect((await assets.stat('a'))?.etag).not.toBe(first?.etag)
})

test('a store whose folder is missing is reported as unavailable', async () => {
  const { folder, assets } = openAssets()
  expect(await assets.answers()).toBe(true)
  rmSync(folder, { recursive: true })
  expect(await assets.answers()).toBe(false)
  await assets.write('back', bytes('x'))
})
