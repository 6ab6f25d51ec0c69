import sharp, { type Sharp } from 'sharp'
import { adFile, articleFiles } from '#store/issue-files.ts'
import type { Box } from './page-content.ts'
import type { RegionWithContent } from './page-regions.ts'
import type { Raster } from './raster.ts'

const ARTICLE_THUMB_WIDTH = 320
const AD_WIDTH = 1600

/** The files of all regions: HTML and thumbnail of each article, image of each advertisement. */
export async function regionFiles(
  regions: readonly RegionWithContent[],
  raster: Raster,
): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const { id, kind, box, html, picture } of regions) {
    if (kind === 'ad') {
      const image = picture ? sharp(picture).rotate() : cutOut(raster, box)
      files.set(adFile(id), await encode(image, AD_WIDTH, 80))
    } else {
      files.set(articleFiles(id).html, new TextEncoder().encode(html))
      files.set(articleFiles(id).thumb, await encode(cutOut(raster, box), ARTICLE_THUMB_WIDTH, 70))
    }
  }
  return files
}

function cutOut(raster: Raster, box: Box): Sharp {
  const { pixels, width, height, channels } = raster
  return sharp(pixels, { raw: { width, height, channels } }).extract(inPixels(raster, box))
}

/** Converts a box to pixels; at least one pixel in each direction. */
export function inPixels({ width, height }: Raster, box: Box): Box {
  const left = Math.min(Math.max(Math.round((box.left / 100) * width), 0), width - 1)
  const top = Math.min(Math.max(Math.round((box.top / 100) * height), 0), height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round((box.width / 100) * width), width - left)),
    height: Math.max(1, Math.min(Math.round((box.height / 100) * height), height - top)),
  }
}

function encode(image: Sharp, width: number, quality: number): Promise<Uint8Array> {
  return image.resize({ width, withoutEnlargement: true }).webp({ quality, effort: 2 }).toBuffer()
}
