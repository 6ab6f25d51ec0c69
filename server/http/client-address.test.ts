import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { HttpEnv } from './app.ts'
import {
  addressPrefix,
  isAddressRange,
  rateLimitedNetwork,
  resolveClientAddress,
  sharedNetwork,
} from './client-address.ts'

async function seenAs(peer: string, forwarded: string, proxies: string[]): Promise<string> {
  const app = new Hono<HttpEnv>()
  app.use(resolveClientAddress({ trustedProxies: proxies, onUntrusted: () => {} }))
  app.get('/', (context) => context.text(context.get('clientAddress')))
  const headers = { 'x-forwarded-for': forwarded }
  const env = { incoming: { socket: { remoteAddress: peer } } }
  return (await app.request('/', { headers }, env)).text()
}

test.each([
  [
    'a spoofed header is ignored without trusted proxies',
    '198.51.100.1',
    '1.2.3.4',
    [],
    '198.51.100.1',
  ],
  [
    'a spoofed header is ignored from a peer that is not a trusted proxy',
    '198.51.100.1',
    '1.2.3.4',
    ['10.0.0.0/8'],
    '198.51.100.1',
  ],
  [
    'the address from a trusted proxy is used',
    '10.0.0.9',
    '203.0.113.7',
    ['10.0.0.0/8'],
    '203.0.113.7',
  ],
  [
    'an address that the client sent to the proxy is ignored',
    '10.0.0.9',
    '1.2.3.4, 203.0.113.7',
    ['10.0.0.0/8'],
    '203.0.113.7',
  ],
  [
    'the client is found behind two trusted proxies',
    '10.0.0.9',
    '203.0.113.7, 10.1.1.1',
    ['10.0.0.9', '10.1.1.1'],
    '203.0.113.7',
  ],
  ['an invalid address from a proxy is ignored', '10.0.0.9', 'unknown', ['10.0.0.9'], '10.0.0.9'],
  [
    'an IPv4 address in IPv6 notation is used as IPv4',
    '::ffff:10.0.0.9',
    '::ffff:203.0.113.7',
    ['10.0.0.9'],
    '203.0.113.7',
  ],
  [
    'IPv6 addresses are supported',
    '2001:db8::1',
    '2001:db8:9::7',
    ['2001:db8::/48'],
    '2001:db8:9::7',
  ],
])('%s', async (_what, peer, forwarded, proxies, client) => {
  expect(await seenAs(peer, forwarded, proxies)).toBe(client)
})

test.each([
  ['203.0.113.7', '203.0.113.0/24', '203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::6', '2001:db8:0:0::/64', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['unknown', 'unknown', 'unknown', 'unknown'],
])('%s is stored as %s and rate-limited as %s and %s', (address, prefix, counted, network) => {
  expect(addressPrefix(address)).toBe(prefix)
  expect([rateLimitedNetwork(address), sharedNetwork(address)]).toEqual([counted, network])
})

test.each([
  ['10.0.0.0/8', true],
  ['10.0.0.1', true],
  ['2001:db8::/48', true],
  ['10.0.0.0/33', false],
  ['proxy.example', false],
  ['', false],
])('%j is accepted as an address range: %s', (text, isRange) => {
  expect(isAddressRange(text)).toBe(isRange)
})
