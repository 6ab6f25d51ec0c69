import sharp from 'sharp'
import { adFile, articleFiles } from '#store/issue-files.ts'
import type { Box } from './page-content.ts'
import type { MadeRegion } from './page-regions.ts'
import type { Raster } from './raster.ts'

const ARTICLE_THUMB_WIDTH = 320
const AD_WIDTH = 1600

/** The files of a page's regions: each article's text and thumbnail, each advertisement's picture. */
export async function regionFiles(
  regions: readonly MadeRegion[],
  raster: Raster,
): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const { id, kind, box, html } of regions) {
    if (kind === 'ad') {
      files.set(adFile(id), await crop(raster, box, AD_WIDTH, 80))
    } else {
      files.set(articleFiles(id).html, new TextEncoder().encode(html))
      files.set(articleFiles(id).thumb, await crop(raster, box, ARTICLE_THUMB_WIDTH, 70))
    }
  }
  return files
}

function crop(
  { pixels, width, height, channels }: Raster,
  box: Box,
  most: number,
  quality: number,
) {
  const left = Math.min(Math.max(Math.round((box.left / 100) * width), 0), width - 1)
  const top = Math.min(Math.max(Math.round((box.top / 100) * height), 0), height - 1)
  return sharp(pixels, { raw: { width, height, channels } })
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(Math.round((box.width / 100) * width), width - left)),
      height: Math.max(1, Math.min(Math.round((box.height / 100) * height), height - top)),
    })
    .resize({ width: most, withoutEnlargement: true })
    .webp({ quality, effort: 2 })
    .toBuffer()
}
