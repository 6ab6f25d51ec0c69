import { expect, test } from 'vitest'
import { preferredEncoding } from './ready.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a browser that accepts %j is sent %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding)
})
