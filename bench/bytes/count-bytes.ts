import type { CDPSession } from '@playwright/test'

export const KINDS = [
  'shell',
  'script',
  'style',
  'fonts',
  'data',
  'page images',
  'page images, never shown',
  'other images',
] as const
export type Kind = (typeof KINDS)[number]
export type Bytes = Record<Kind, number>

interface Received {
  url: string
  type: string
  bytes: number
}

const PAGE_IMAGE = /\/p(\d\d)\/w\d+\.(?:webp|avif)$/
const TYPES: Readonly<Record<string, Kind>> = {
  Document: 'shell',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'fonts',
  Image: 'other images',
}

/** Counts what the browser receives over the network, with headers. What its cache has costs nothing. */
export async function countBytes(cdp: CDPSession) {
  const requests = new Map<string, { url: string; type: string }>()
  const received: Received[] = []
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    requests.set(requestId, { url: request.url, type })
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const request = requests.get(requestId)
    if (request && bytes > 0 && request.url.startsWith('http')) received.push({ ...request, bytes })
  })
  await cdp.send('Network.enable')
  return {
    received,
    /** The bytes by kind; `pagesShown` are the numbers of the pages that the reader looked at. */
    sumUp(pagesShown: ReadonlySet<number>): Bytes {
      const sums = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Bytes
      for (const { url, type, bytes } of received) sums[kindOf(url, type, pagesShown)] += bytes
      return sums
    },
  }
}

function kindOf(url: string, type: string, pagesShown: ReadonlySet<number>): Kind {
  const page = PAGE_IMAGE.exec(new URL(url).pathname)?.[1]
  if (page) return pagesShown.has(Number(page)) ? 'page images' : 'page images, never shown'
  return TYPES[type] ?? 'data'
}

export function totalOf(bytes: Bytes): number {
  return KINDS.reduce((sum, kind) => sum + bytes[kind], 0)
}
