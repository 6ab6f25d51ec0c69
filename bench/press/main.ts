import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureEditions } from './editions.ts'
import { measureOpenTab } from './open-tab.ts'
import { measurePeers } from './peers.ts'
import { PRESS_GOALS, publishIssue } from './publish-issue.ts'
import { measureRaster } from './raster.ts'
import { sixteenPages } from './sixteen-pages.ts'

/** Publishes sixteen broadsheet pages, half Kannada and half English, at 2400 pixels. */
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-bench-'))
const pages = await sixteenPages(folder)
const ours = await publishIssue(folder)
const perPage = (value: number) => Number((value / pages.length).toFixed(2))

console.info(`${pages.length} pages, complete: text, regions, all images, files, database`)
console.table({
  'npx broadsheet press publish': {
    'CPU s a page': perPage(ours.cpuSeconds),
    'wall s in all': ours.wallSeconds,
    'peak MB a process': ours.peakMegabytes,
  },
  goal: PRESS_GOALS,
})

console.info(
  'Five editions of 16 pages that share 12, published at the same time; then one page of an edition',
)
console.table(await measureEditions(folder))

const openTab = await measureOpenTab()
console.info(
  'One page of the sample newspaper, from the command to a reader who has it open (goal: 60 s)',
)
console.table(openTab.rounds)
console.info('A poll of an open tab that finds nothing new')
console.table([openTab.request])

const sizes = imageSizes(join(folder, 'assets'))
console.info('Bytes')
console.table({
  'images a page, kB': { measured: perPage(sizes.images / 1024), goal: 2500 },
  'largest thumbnail, kB': { measured: Number((sizes.thumb / 1024).toFixed(1)), goal: 25 },
  'largest locked preview, kB': { measured: Number((sizes.locked / 1024).toFixed(2)), goal: 1 },
})

console.info('Rasterising only, CPU seconds per page at 2400 pixels')
console.table({ ...(await measureRaster(pages)), ...(await measurePeers(pages, folder)) })
rmSync(folder, { recursive: true })

function imageSizes(assets: string) {
  const files = readdirSync(assets, { recursive: true, encoding: 'utf8' })
  const sizesOf = (pattern: RegExp) =>
    files.filter((file) => pattern.test(file)).map((file) => statSync(join(assets, file)).size)
  return {
    images: sizesOf(/p\d\d\/(w\d+|thumb|locked)\.(webp|jpg)$/).reduce((sum, size) => sum + size, 0),
    thumb: Math.max(...sizesOf(/thumb\.webp$/)),
    locked: Math.max(...sizesOf(/locked\.webp$/)),
  }
}
