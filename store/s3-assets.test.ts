// @module-tag slow: starts an S3 server and sends it large files.
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type S3, startS3 } from '#test-support/s3.ts'
import type { AssetStore } from './assets.ts'
import { s3Assets } from './s3-assets.ts'

let s3: S3
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.stop())

const bytes = (text: string) => new TextEncoder().encode(text)

test('a prefix separates its files from the rest of the bucket', async () => {
  const whole = await s3Assets(s3.settings)
  const part = await s3Assets({ ...s3.settings, prefix: 'paper' })
  await whole.write('other/a', bytes('x'))
  await part.write('a', bytes('one'))
  expect(await part.read('other/a')).toBeUndefined()
  expect((await whole.read('paper/a'))?.bytes).toEqual(bytes('one'))
  expect(await pathsIn(part, '')).toEqual(['a'])
})

test.each([
  ['a wrong secret', { secretAccessKey: 'wrong' }],
  ['an unknown key', { accessKeyId: 'wrong' }],
  ['a bucket that is not there', { bucket: 'missing' }],
])('with %s the store is unavailable and its calls reject', async (_what, wrong) => {
  const assets = await s3Assets({ ...s3.settings, ...wrong })
  expect(await assets.answers()).toBe(false)
  await expect(assets.read('a')).rejects.toThrow()
  await expect(assets.write('a', bytes('x'))).rejects.toThrow()
  await expect(assets.remove('a')).rejects.toThrow()
})

test('a folder of more than a thousand files is listed and removed whole', async () => {
  const assets = await s3Assets(s3.settings)
  const paths = Array.from({ length: 1010 }, (_, index) => `many/f${10_000 + index}`)
  for (let start = 0; start < paths.length; start += 101) {
    const some = paths.slice(start, start + 101)
    await Promise.all(some.map((path) => assets.write(path, bytes('x'))))
  }
  await assets.write('many-more', bytes('x'))

  expect(await pathsIn(assets, 'many')).toEqual(paths)
  await assets.remove('many')

  expect(await pathsIn(assets, 'many')).toEqual([])
  expect(await assets.stat('many-more')).toBeDefined()
})

test('the S3 server of these tests refuses an unsigned request', async () => {
  const response = await fetch(`${s3.settings.endpoint}/pages/a`, { method: 'PUT', body: 'x' })
  expect(response.status).toBe(403)
})

test('when S3 is stopped the store is unavailable and its calls reject', async () => {
  const stoppedS3 = await startS3()
  const assets = await s3Assets(stoppedS3.settings)
  await assets.write('a', bytes('x'))
  await stoppedS3.stop()
  expect(await assets.answers()).toBe(false)
  await expect(assets.read('a')).rejects.toThrow()
  await expect(assets.write('a', bytes('x'))).rejects.toThrow()
})

test('when S3 does not respond, calls reject at the deadline', async () => {
  const port = await silentServer()
  const endpoint = `http://127.0.0.1:${port}`
  const assets = await s3Assets({ ...s3.settings, endpoint }, { deadlineMs: 300 })
  // Only the deadline raises an AbortError.
  const late = { name: 'AbortError' }
  await expect(assets.read('a')).rejects.toMatchObject(late)
  await expect(assets.stat('a')).rejects.toMatchObject(late)
  expect(await assets.answers()).toBe(false)
})

async function pathsIn(assets: AssetStore, folder: string): Promise<string[]> {
  const paths: string[] = []
  for await (const { path } of assets.list(folder)) paths.push(path)
  return paths
}

/** Accepts connections and never responds. */
async function silentServer(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
