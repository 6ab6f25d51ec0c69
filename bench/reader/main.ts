import { loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { requireChromium } from '#test-support/chromium.ts'
import { startProduct } from '../start-product.ts'
import { type FirstView, measureFirstView } from './first-view.ts'
import { measureGuidedSteps } from './guided.ts'
import { installPeers } from './install-peers.ts'
import { type Memory, measureMemory } from './memory.ts'
import { PROFILES } from './profiles.ts'
import { BENCH_DATA, benchPages, publishPages, sizesOfPages } from './publish-pages.ts'
import { ourReader, peerReaders, REFERENCE } from './readers.ts'
import { printFigures } from './report.ts'
import { servePeers } from './serve-peers.ts'
import { signInSubscriber } from './subscriber.ts'
import { measureDrag } from './timeline.ts'
import { measureTurns } from './turns.ts'

/**
 * `npm run bench -- reader [rounds] [desktop | phone] [quick]`: our reader, three others and a minimal page with the same pages.
 * `quick` leaves out the others and the memory, for a short run on a busy machine.
 */
const [, , roundCount = '5', only = '', extent = ''] = process.argv
const isQuick = extent === 'quick'
const rounds = Number(roundCount)
const packages = installPeers()
const pictures = await publishPages(BENCH_DATA)
const peers = await servePeers({
  packages,
  pictures,
  pages: benchPages(await sizesOfPages(pictures), '/files'),
})
const product = await startProduct({ DATA_DIR: BENCH_DATA, SAMPLE: 'none', LOG_LEVEL: 'error' })
const subscriber = await signInSubscriber(product.url, BENCH_DATA)
const ours = ourReader(product.url, subscriber)
const others = peerReaders(peers.url).filter(({ name }) => !isQuick || name === REFERENCE)
const readers = [...others, ours]
const strips = {
  ours: { url: `${product.url}/archive`, strip: '[role="slider"]' },
  empty: { url: `${peers.url}/scroller`, strip: '#strip' },
}
const launch = { executablePath: requireChromium() ?? '', args: ['--no-sandbox'] }

try {
  for (const profile of PROFILES.filter(({ name }) => name.startsWith(only))) {
    console.info(`\n${profile.name}; ${rounds} rounds; load ${loadavg()[0]?.toFixed(1)}`)
    const browser = await chromium.launch(launch)
    const views = new Map<string, FirstView[]>()
    const turns = new Map<string, number[][]>()
    const memory = new Map<string, Memory>()
    const guided: number[][] = []
    const timeline = { ours: [] as number[][], empty: [] as number[][] }
    // Round 0 is a warm-up and does not count.
    for (let round = 0; round <= rounds; round += 1) {
      // In alternating order, so that a load that grows or falls does not favour one of them.
      for (const reader of round % 2 === 0 ? readers : readers.toReversed()) {
        const view = await measureFirstView(browser, reader, profile)
        if (round === 0) continue
        views.set(reader.name, [...(views.get(reader.name) ?? []), view])
        const times = await measureTurns(browser, reader, profile)
        turns.set(reader.name, [...(turns.get(reader.name) ?? []), times])
      }
      if (round === 0) continue
      guided.push(await measureGuidedSteps(browser, ours, profile))
      timeline.empty.push(await measureDrag(browser, strips.empty, profile))
      timeline.ours.push(await measureDrag(browser, strips.ours, profile))
    }
    await browser.close()
    for (const reader of isQuick ? [] : readers) {
      memory.set(reader.name, await measureMemory(launch, reader, profile))
    }
    printFigures({ views, turns, memory, guided, timeline })
  }
} finally {
  await product.stop()
  peers.stop()
}
