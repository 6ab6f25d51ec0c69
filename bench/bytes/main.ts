import { loadavg } from 'node:os'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { requireChromium } from '#test-support/chromium.ts'
import { installPeers } from '../reader/install-peers.ts'
import { BENCH_DATA, benchPages, publishPages, sizesOfPages } from '../reader/publish-pages.ts'
import { type BenchReader, BOOKREADER, ourReader, peerReaders } from '../reader/readers.ts'
import { servePeers } from '../reader/serve-peers.ts'
import { signInSubscriber } from '../reader/subscriber.ts'
import { startProduct } from '../start-product.ts'
import { addAvif } from './add-avif.ts'
import { type Bytes, KINDS, totalOf } from './count-bytes.ts'
import { DEVICES, type Device } from './devices.ts'
import { type Connection, makeVisit } from './make-visit.ts'

/**
 * `npm run bench -- bytes [device]`: what a browser receives in a visit, by device. A visitor looks at the front page, a
 * subscriber turns three pages. The second visit has the files of the first in its cache. Other viewers show the same pages.
 */
const [, , only = ''] = process.argv
const TURNS = 3

const packages = installPeers()
const pictures = await publishPages(BENCH_DATA)
addAvif(BENCH_DATA, pictures)
const pages = benchPages(await sizesOfPages(pictures), '/files')
const peers = await servePeers({ packages, pictures, pages })
const product = await startProduct({ DATA_DIR: BENCH_DATA, SAMPLE: 'none', LOG_LEVEL: 'error' })
const subscriber = await signInSubscriber(product.url, BENCH_DATA)
const launch = { executablePath: requireChromium() ?? '', args: ['--no-sandbox'] }
const browser = await chromium.launch(launch)
const table: Record<string, number | string>[] = []

interface Scene {
  device: Device
  who: string
  reader: BenchReader
  turns: number
  hasAvif?: boolean
  connection?: Connection
  visits?: readonly string[]
}

const FIRST = ['first']
const BOTH = ['first', 'second']

try {
  console.info(`load ${loadavg()[0]?.toFixed(1)} before`)
  const visitor = ourReader(product.url, async () => {})
  const member = ourReader(product.url, subscriber)
  for (const device of DEVICES.filter(({ name }) => name.startsWith(only))) {
    const ofVisitor = { device, who: 'visitor', reader: visitor, turns: 0 }
    const ofSubscriber = { device, who: 'subscriber', reader: member, turns: TURNS }
    for (const scene of [ofVisitor, ofSubscriber]) {
      await measure({ ...scene, visits: BOTH })
      await measure({ ...scene, hasAvif: false })
    }
    for (const [who, connection] of [
      ['subscriber, mobile network', { saveData: false, type: 'cellular' }],
      ['subscriber, saves data', { saveData: true, type: 'cellular' }],
    ] as const) {
      await measure({ ...ofSubscriber, who, connection })
    }
    // BookReader draws its pages into other sizes, so its visits are not comparable.
    for (const reader of peerReaders(peers.url).filter(({ name }) => name !== BOOKREADER)) {
      await measure({ device, who: reader.name, reader, turns: TURNS })
    }
  }
} finally {
  await browser.close()
  await product.stop()
  peers.stop()
}
console.table(table)

async function measure(scene: Scene): Promise<void> {
  const { device, who, reader, turns, hasAvif = true, connection, visits = FIRST } = scene
  const context = await contextOf(browser, device, hasAvif)
  await reader.prepare?.(context)
  for (const which of visits) {
    const visit = { reader, turns, ...(connection && { connection }) }
    const { bytes, requests, widths } = await makeVisit(context, visit)
    const row = { device: device.name, who, AVIF: hasAvif ? 'yes' : 'no', visit: which }
    table.push({ ...row, ...inKilobytes(bytes), requests })
    console.info(JSON.stringify({ ...table.at(-1), widths }))
  }
  await context.close()
}

async function contextOf(
  browser: Browser,
  { viewport, deviceScaleFactor, isMobile }: Device,
  hasAvif: boolean,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ viewport, deviceScaleFactor, isMobile, hasTouch: isMobile },
  })
  await context.addInitScript("sessionStorage.setItem('oneTapClosed', 'true')")
  if (!hasAvif) {
    await context.addInitScript(breakAvif)
    // The server names AVIF files in its markup only if the browser accepts them.
    const accept = 'text/html,image/webp,*/*'
    await context.route(
      ({ pathname }) => pathname === '/',
      (route) => route.continue({ headers: { ...route.request().headers(), accept } }),
    )
  }
  return context
}

/** The app tries a small AVIF picture: in this browser it fails. */
function breakAvif(): void {
  const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    ...source,
    set(this: HTMLImageElement, value: string) {
      source?.set?.call(this, value.startsWith('data:image/avif') ? 'data:image/avif;,' : value)
    },
  })
}

function inKilobytes(bytes: Bytes): Record<string, number> {
  const kB = (value: number) => Math.round(value / 100) / 10
  const parts = KINDS.map((kind) => [kind, kB(bytes[kind])])
  return { ...Object.fromEntries(parts), all: kB(totalOf(bytes)) }
}
