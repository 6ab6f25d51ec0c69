import { BlockList, isIP, isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import type { HttpEnv } from './app.ts'

interface ClientAddressOptions {
  trustedProxies: readonly string[]
  /** Called with the network of a peer that sends X-Forwarded-For but is not a trusted proxy. */
  onUntrusted: (peer: string) => void
}

/** Sets the address and the scheme of the client. Forwarding headers count only from a trusted proxy. */
export function resolveClientAddress({
  trustedProxies,
  onUntrusted,
}: ClientAddressOptions): MiddlewareHandler<HttpEnv> {
  const trusted = blockListOf(trustedProxies)
  return async (context, next) => {
    const peer = peerOf(context)
    const isTrusted = isIn(trusted, peer)
    const forwarded = context.req.header('x-forwarded-for')
    if (forwarded !== undefined && !isTrusted) onUntrusted(addressPrefix(peer))
    context.set('clientAddress', clientAddress(peer, forwarded?.split(',') ?? [], trusted))
    const isOverTls = isTrusted && lastOf(context.req.header('x-forwarded-proto')) === 'https'
    context.set('clientScheme', isOverTls ? 'https' : 'http')
    await next()
  }
}

/** The value of the nearest proxy: each proxy appends to the list. */
function lastOf(list: string | undefined): string | undefined {
  return list?.split(',').at(-1)?.trim().toLowerCase()
}

/** Goes from the nearest hop outwards. The first that is not a trusted proxy is the client. */
function clientAddress(peer: string, forwarded: readonly string[], trusted: BlockList): string {
  let address = peer
  for (const hop of forwarded.map((text) => plain(text.trim())).reverse()) {
    if (!isIn(trusted, address) || !isIP(hop)) break
    address = hop
  }
  return address
}

/** The network, which is stored instead of the person's own address. */
export function addressPrefix(address: string): string {
  if (isIPv6(address)) return ipv6Prefix(address, 64)
  return isIP(address) ? `${address.split('.').slice(0, 3).join('.')}.0/24` : address
}

/** The unit of rate limits: an IPv4 address, or the /64 of one IPv6 subscriber. */
export function rateLimitedNetwork(address: string): string {
  return isIPv6(address) ? addressPrefix(address) : address
}

/** A network that many subscribers may share: an IPv4 address behind carrier-grade NAT, or an IPv6 /48. */
export function sharedNetwork(address: string): string {
  return isIPv6(address) ? ipv6Prefix(address, 48) : address
}

function ipv6Prefix(address: string, bits: 48 | 64): string {
  return `${expand(address)
    .slice(0, bits / 16)
    .join(':')}::/${bits}`
}

/** The peer of a request that this process makes to itself, as the sandbox gateway does. */
export const NO_SOCKET = 'unknown'

/** The address at the other end of the connection. */
export function peerOf(context: Context<HttpEnv>): string {
  const { incoming } = (context.env ?? {}) as { incoming?: unknown }
  return incoming ? plain(getConnInfo(context).remote.address ?? '') : NO_SOCKET
}

/** Node writes IPv4 addresses in IPv6 notation on a socket that listens on both. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function expand(address: string): string[] {
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  return [
    ...left,
    ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'),
    ...right,
  ]
}

export function isAddressRange(text: string): boolean {
  const [address = '', bits] = text.split('/')
  const longest = isIPv6(address) ? 128 : 32
  return isIP(address) !== 0 && (bits === undefined || (/^\d+$/.test(bits) && +bits <= longest))
}

function blockListOf(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : +bits, family)
  }
  return list
}

function isIn(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
