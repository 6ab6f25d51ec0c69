import { expect, test } from 'vitest'
import { createTestServer } from '../../testing.ts'
import { lastRequestOf, onTheWire, requestOf, statusesIn } from './wire-testing.ts'

const HOST = 'Host: localhost'
const POST = 'POST /api/contact HTTP/1.1'
const HIDDEN = lastRequestOf('GET /api/healthz HTTP/1.1', HOST)

/** Each could be one request to a proxy and two to us. */
const AMBIGUOUS = new Map([
  [
    'a length and chunks',
    `${requestOf(POST, HOST, 'Content-Length: 6', 'Transfer-Encoding: chunked')}0\r\n\r\n${HIDDEN}`,
  ],
  [
    'chunks and a length',
    `${requestOf(POST, HOST, 'Transfer-Encoding: chunked', 'Content-Length: 4')}5c\r\n${HIDDEN}0\r\n\r\n`,
  ],
  ['two lengths', requestOf(POST, HOST, 'Content-Length: 0', 'Content-Length: 44') + HIDDEN],
  ['two lengths in one', requestOf(POST, HOST, 'Content-Length: 0, 44') + HIDDEN],
  ['a length with a sign', requestOf(POST, HOST, 'Content-Length: +0') + HIDDEN],
  ['a length that is hexadecimal', requestOf(POST, HOST, 'Content-Length: 0x0') + HIDDEN],
  ['a space before the colon', requestOf(POST, HOST, 'Content-Length : 0') + HIDDEN],
  ['chunks in disguise', requestOf(POST, HOST, 'Transfer-Encoding: xchunked') + HIDDEN],
  ['chunks last of two', requestOf(POST, HOST, 'Transfer-Encoding: chunked, identity') + HIDDEN],
  ['a folded line', requestOf(POST, HOST, 'X-A: b', ' Content-Length: 0') + HIDDEN],
  ['a line without a colon', requestOf(POST, HOST, 'Content-Length') + HIDDEN],
  ['NUL in a header', requestOf(POST, HOST, 'X-A: b\0c') + HIDDEN],
  ['no host', requestOf('GET /api/healthz HTTP/1.1') + HIDDEN],
  ['a chunk of no size', `${requestOf(POST, HOST, 'Transfer-Encoding: chunked')}zz\r\n${HIDDEN}`],
])

test('a request that can be read in two ways is refused, and what is hidden in it not answered', async () => {
  const { services } = await createTestServer()
  const { send } = await onTheWire(services)
  for (const [what, bytes] of AMBIGUOUS) {
    expect([what, statusesIn(await send(bytes))]).toEqual([what, [400]])
  }
})

test('two whole requests in a row get two answers', async () => {
  const { services } = await createTestServer()
  const { send } = await onTheWire(services)
  const answer = await send(requestOf('GET /api/healthz HTTP/1.1', HOST) + HIDDEN)
  expect(statusesIn(answer)).toEqual([200, 200])
})
