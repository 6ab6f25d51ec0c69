import { expect, test } from 'vitest'
import { getArticleHtml } from '#contract/articles.ts'
import { EVERY_ROUTE } from '#contract/every-route.ts'
import { openOneClick } from '#contract/followed-searches.ts'
import { getInvoicePdf } from '#contract/invoices.ts'
import { downloadDataAsHtml, downloadDataAsJson } from '#contract/reader-data.ts'
import { API_BASE } from '#contract/route.ts'
import { createTestServer } from '../testing.ts'
import { callOf, outcomesFor } from './authorisation/outcomes-testing.ts'
import { lastRequestOf, startOnPort, statusesIn } from './wire/wire-testing.ts'

/** Mail programs send a form to this path; a browser that opens it is led to a screen. */
const isForMailPrograms = ({ path }: { path: string }) => path === openOneClick.path
const JSON_ROUTES = EVERY_ROUTE.filter((route) => !isForMailPrograms(route))
const READS = JSON_ROUTES.filter(({ method }) => method === 'GET')
const CHANGES = JSON_ROUTES.filter(({ method }) => method !== 'GET')

test.each([
  ['text/plain', { 'content-type': 'text/plain' }],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['XML', { 'content-type': 'application/xml' }],
  ['no type', {}],
])('every call other than GET refuses a body sent as %s', async (_what, headers) => {
  const { app } = await createTestServer()
  expect(CHANGES.length).toBeGreaterThan(20)
  for (const route of CHANGES) {
    // fetch adds no content type to a body of bytes.
    const body = new TextEncoder().encode('{}')
    const init = { method: route.method, headers: { ...headers, rid: 'anti-csrf' }, body }
    const response = await app.request(API_BASE + route.path.replaceAll(':', ''), init)
    expect([callOf(route), response.status]).toEqual([callOf(route), 415])
  }
})

test.each(['Content-Length: 2', 'Transfer-Encoding: chunked'])(
  'every GET call refuses a body that is not JSON, sent with %s',
  async (framing) => {
    const { services } = await createTestServer()
    const { send } = await startOnPort(services)
    const body = framing.startsWith('Content') ? '{}' : '2\r\n{}\r\n0\r\n\r\n'
    for (const { path } of READS) {
      const line = `GET ${API_BASE}${path.replaceAll(':', '')} HTTP/1.1`
      for (const type of [['Content-Type: text/plain'], []]) {
        const answer = await send(lastRequestOf(line, 'Host: localhost', framing, ...type) + body)
        expect([path, type, statusesIn(answer)]).toEqual([path, type, [415]])
      }
    }
  },
)

/** Calls that answer with a file, and the pattern of its name. */
const DOWNLOADS = new Map<string, RegExp>([
  [getInvoicePdf.path, /\.pdf"$/],
  [downloadDataAsJson.path, /my-data-.*\.json"$/],
  [downloadDataAsHtml.path, /my-data-.*\.html"$/],
])

test('every answer has the content type of the contract, and JSON is an attachment', async () => {
  const outcomes = await outcomesFor('subscriber')
  for (const { call, status, contentType, disposition } of outcomes) {
    const [method, path = ''] = call.split(' ')
    if (isForMailPrograms({ path })) continue
    const route = EVERY_ROUTE.find((each) => each.method === method && each.path === path)
    const expected = (status === 200 && route?.media) || 'application/json'
    expect([call, contentType]).toEqual([call, expect.stringContaining(expected)])
    // Article HTML is a file of the issue and has its own content security policy.
    if (status === 200 && path === getArticleHtml.path) continue
    const name = (status === 200 && DOWNLOADS.get(path)) || /"api\.json"$/
    expect([call, disposition]).toEqual([call, expect.stringMatching(name)])
    expect([call, disposition]).toEqual([call, expect.stringMatching(/^attachment; /)])
  }
})
