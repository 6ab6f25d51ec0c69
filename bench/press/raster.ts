import { rasterPage } from '#press/raster.ts'
import type { BenchPage } from './sixteen-pages.ts'

/** Rasterises the pages without encoding them. */
export async function measureRaster(pages: readonly BenchPage[]) {
  const [first] = pages
  if (first) await rasterPage(first.pdf, 2400)
  const before = process.cpuUsage()
  for (const { pdf } of pages) await rasterPage(pdf, 2400)
  const { user, system } = process.cpuUsage(before)
  const seconds = (user + system) / 1e6 / pages.length
  return { 'ours (PDFium in WebAssembly)': { drawing: Number(seconds.toFixed(3)) } }
}
