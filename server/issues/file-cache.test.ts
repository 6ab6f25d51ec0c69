import { expect, test } from 'vitest'
import { createFileCache } from './file-cache.ts'

const PAGE = { bytes: new Uint8Array([1, 2, 3]), size: 3, etag: '"1"' }
const CAPACITY = 1024
const AT_ONCE = 100

test('simultaneous requests for a file share one read', async () => {
  const answers = [Promise.reject(new Error('The store is gone.')), Promise.resolve(PAGE)]
  let reads = 0
  const cache = createFileCache({ read: async () => answers[reads++] }, CAPACITY)
  const crowd = () =>
    Promise.allSettled(Array.from({ length: AT_ONCE }, async () => cache.read('a')))

  expect(new Set((await crowd()).map(({ status }) => status))).toEqual(new Set(['rejected']))
  expect(reads).toBe(1)
  expect(new Set((await crowd()).map(({ status }) => status))).toEqual(new Set(['fulfilled']))
  expect(await cache.read('a')).toBe(PAGE)
  expect(reads).toBe(2)
})
