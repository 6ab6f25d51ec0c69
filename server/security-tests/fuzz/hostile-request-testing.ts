import fc from 'fast-check'
import { z } from 'zod'
import { API_BASE, type Route } from '#contract/route.ts'
import { hostileText } from './hostile-json-testing.ts'
import { mutationsOf, nearlyValid } from './near-schema-testing.ts'

/** A request as it is sent. Printed when it is the case that failed. */
export interface HostileRequest {
  method: string
  path: string
  headers: [name: string, value: string][]
  body: string | Uint8Array<ArrayBuffer> | undefined
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']

const Slot = z.record(z.string(), z.unknown()).catch({})
const slot = (type: z.ZodType | undefined, good: object | undefined) =>
  type ? near(type, good).map((value) => Slot.parse(value)) : fc.constant({})

const near = (type: z.ZodType, good: object | undefined) =>
  good ? mutationsOf(type, good) : nearlyValid(type)

/** Valid input of a route, by slot. */
export type GoodRequest = Partial<Record<'params' | 'query' | 'headers' | 'body', object>>

/** Mostly valid requests with something wrong in one place. */
export function hostileRequest(route: Route, good: GoodRequest = {}): fc.Arbitrary<HostileRequest> {
  return fc
    .record({
      method: fc.oneof(
        { weight: 12, arbitrary: fc.constant(route.method) },
        { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
      ),
      params: slot(route.params, good.params),
      query: slot(route.query, good.query),
      headers: slot(route.headers, good.headers),
      moreHeaders: hostileHeaders,
      tail: fc.oneof({ weight: 9, arbitrary: fc.constant('') }, fc.constantFrom(...TAILS)),
      body: route.body ? hostileBody(near(route.body, good.body)) : fc.constant(undefined),
    })
    .map(({ method, params, query, headers, moreHeaders, tail, body }) => ({
      method,
      path: API_BASE + pathOf(route, new Map(Object.entries(params))) + queryOf(query) + tail,
      headers: [...headersOf(headers), ...moreHeaders],
      body: method === 'GET' || method === 'HEAD' ? undefined : body,
    }))
}

const TAILS = [
  ...['?', '&&&=', '&__proto__[x]=1', '&a=%', '&publisher=DH&publisher=PV', '?a=1#b', '/', '/..'],
  ...['//', '/%2e%2e%2f', '%00', ';a=b', '/%c0%af', '&a[]=1&a[b]=2', `&${'x'.repeat(3000)}`],
]

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Percent-encodes every byte, so that the text reaches the handler unchanged. */
const encoded = (text: string) => Buffer.from(text).toString('hex').replace(/../g, '%$&')

function pathOf({ path }: Route, params: Map<string, unknown>): string {
  return path.replace(/:(\w+)/g, (_, name) => encoded(textOf(params.get(name) ?? 'x')))
}

/** Each item of an array becomes a parameter with the same name. */
function queryOf(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined)
      .map((one) => `${encoded(name)}=${encoded(textOf(one))}`),
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

const HEADER_NAMES = [
  ...['cookie', 'authorization', 'origin', 'host', 'content-type', 'content-encoding', 'accept'],
  ...[
    'accept-encoding',
    'accept-language',
    'range',
    'if-none-match',
    'if-range',
    'x-forwarded-for',
  ],
  ...['x-forwarded-host', 'x-forwarded-proto', 'x-http-method-override', 'x-request-id', 'rid'],
  ...['st-auth-mode', 'redirecturl', 'x-is-paid', 'x-accesstype-jwt', 'user-agent', 'referer'],
  ...['access-control-request-method', 'content-length', 'transfer-encoding', 'expect', 'upgrade'],
]
const HEADER_VALUES = [
  ...['', ',', ';', '=', '%', '"', 'sAccessToken=%E0%A4%A', 'sAccessToken=a; sAccessToken=b'],
  ...['Bearer', 'Bearer a.b.c', 'Basic Og==', 'null', 'https://evil.example', 'localhost:0'],
  ...['gzip;q=0, br;q=1', 'bytes=0-0,9-', 'bytes=-', 'bytes=99999999999999999999-', '*', 'header'],
  ...[
    'text/xml',
    'multipart/form-data; boundary=',
    'application/json; charset=utf-7',
    'a'.repeat(4000),
  ],
  ...[
    'é\u00ff',
    '(((((((((((',
    '-1',
    '1, 2',
    'chunked',
    'x'.repeat(200),
    '__proto__',
    '1.2.3.4, ::1',
  ],
]
const hostileHeaders = fc.array(
  fc.tuple(fc.constantFrom(...HEADER_NAMES), fc.constantFrom(...HEADER_VALUES)),
  { maxLength: 2 },
)

function headersOf(headers: Record<string, unknown>): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    /^[\w-]+$/.test(name) && value !== undefined ? [[name, sendable(textOf(value))]] : [],
  )
}

/** Replaces characters that browsers and proxies do not send in headers. */
function sendable(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?')
}

const BROKEN = [
  ...['', ' ', 'null', '[]', '""', '0', '{', '{"a":', '{"a":1}}', '{"a":1,"a":2}', "{'a':1}"],
  ...['\ufeff{}', 'a=1&b=2', '<a/>', '[1e999]', '{"__proto__":{"polluted":true}}', '"\\ud800"'],
  ...[
    '['.repeat(50_000),
    '{"a":'.repeat(15_000),
    `{"a":"${'ಕ'.repeat(40_000)}"}`,
    `"${'x'.repeat(99_000)}"`,
  ],
]

function hostileBody(value: fc.Arbitrary<unknown>): fc.Arbitrary<HostileRequest['body']> {
  const json = value.map((sent) => JSON.stringify(sent) ?? 'null')
  return fc.oneof(
    { weight: 12, arbitrary: json },
    { weight: 2, arbitrary: fc.constantFrom(...BROKEN) },
    { weight: 1, arbitrary: fc.tuple(json, fc.nat(200)).map(([text, end]) => text.slice(0, end)) },
    {
      weight: 1,
      arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
    },
    { weight: 1, arbitrary: hostileText },
  )
}
