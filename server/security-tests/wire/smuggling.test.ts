import { expect, test } from 'vitest'
import { createTestServer } from '../../testing.ts'
import { lastRequestOf, requestOf, startOnPort, statusesIn } from './wire-testing.ts'

const HOST = 'Host: localhost'
const POST = 'POST /api/contact HTTP/1.1'
const HIDDEN = lastRequestOf('GET /api/healthz HTTP/1.1', HOST)

/** Requests that a proxy could read as one and our server as two. */
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
  ['a hexadecimal length', requestOf(POST, HOST, 'Content-Length: 0x0') + HIDDEN],
  ['a space before the colon', requestOf(POST, HOST, 'Content-Length : 0') + HIDDEN],
  ['an unknown transfer encoding', requestOf(POST, HOST, 'Transfer-Encoding: xchunked') + HIDDEN],
  [
    'chunked before another encoding',
    requestOf(POST, HOST, 'Transfer-Encoding: chunked, identity') + HIDDEN,
  ],
  ['a folded line', requestOf(POST, HOST, 'X-A: b', ' Content-Length: 0') + HIDDEN],
  ['a line without a colon', requestOf(POST, HOST, 'Content-Length') + HIDDEN],
  ['NUL in a header', requestOf(POST, HOST, 'X-A: b\0c') + HIDDEN],
  ['no host', requestOf('GET /api/healthz HTTP/1.1') + HIDDEN],
  [
    'a chunk with an invalid size',
    `${requestOf(POST, HOST, 'Transfer-Encoding: chunked')}zz\r\n${HIDDEN}`,
  ],
])

test('an ambiguous request is refused, and the request hidden in it is not answered', async () => {
  const { services } = await createTestServer()
  const { send } = await startOnPort(services)
  for (const [what, bytes] of AMBIGUOUS) {
    expect([what, statusesIn(await send(bytes))]).toEqual([what, [400]])
  }
})

test('two pipelined requests get two answers', async () => {
  const { services } = await createTestServer()
  const { send } = await startOnPort(services)
  const answer = await send(requestOf('GET /api/healthz HTTP/1.1', HOST) + HIDDEN)
  expect(statusesIn(answer)).toEqual([200, 200])
})
