import sharp, { type Sharp } from 'sharp'
import type { Raster } from './raster.ts'

export function toSharp({ pixels, width, height, channels }: Raster): Sharp {
  return sharp(pixels, { raw: { width, height, channels } })
}

/** The raster at another width, to be encoded several times. */
export async function scaleRaster(raster: Raster, width: number): Promise<Raster> {
  if (width === raster.width) return raster
  const scaled = toSharp(raster).resize({ width }).raw()
  const { data, info } = await scaled.toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height, channels: raster.channels }
}
