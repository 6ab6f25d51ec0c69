import type { Raster } from '../raster.ts'
import { type Bends, shiftRow, shiftsAt } from './bends.ts'
import { turner } from './skew.ts'

/** How a page lies on its scan: turned, and with leaning or bowed columns. */
export interface Distortion {
  /** See `skewOf`. */
  skew: number
  bends: Bends
}

type Place = { x: number; y: number }

/** Converts positions between the page as it was scanned and the flattened page, which has the same centre. */
export function placesOf(
  size: { width: number; height: number },
  { skew, bends }: Distortion,
): { toFlat: (x: number, y: number) => Place; toScan: (x: number, y: number) => Place } {
  const { straighten, turnBack } = turner(size, skew)
  return {
    toFlat: (x, y) => {
      const turned = straighten(x, y)
      const shift = shiftsAt(bends, turned.y)
      return { x: turned.x - shift(turned.x - shift(turned.x)), y: turned.y }
    },
    toScan: (x, y) => turnBack(x + shiftsAt(bends, y)(x), y),
  }
}

/** The page with level lines and upright columns. */
export function flatten(raster: Raster, { skew, bends }: Distortion): Raster {
  if (skew === 0 && bends.length === 0) return raster
  const { width, height, pixels } = raster
  const flat = new Uint8Array(pixels.length).fill(255)
  const { turnBack } = turner(raster, skew)
  const start = turnBack(0, 0)
  const across = { x: turnBack(1, 0).x - start.x, y: turnBack(1, 0).y - start.y }
  const down = { x: turnBack(0, 1).x - start.x, y: turnBack(0, 1).y - start.y }
  for (let y = 0; y < height; y++) {
    const shifts = shiftRow(bends, y, width)
    const fromX = start.x + down.x * y + 0.5
    const fromY = start.y + down.y * y + 0.5
    for (let column = 0; column < width; column++) {
      const moved = column + (shifts[column] ?? 0)
      const x = Math.floor(fromX + across.x * moved)
      const row = Math.floor(fromY + across.y * moved)
      if (x < 0 || row < 0 || x >= width || row >= height) continue
      const from = (row * width + x) * 3
      const at = (y * width + column) * 3
      flat[at] = pixels[from] ?? 0
      flat[at + 1] = pixels[from + 1] ?? 0
      flat[at + 2] = pixels[from + 2] ?? 0
    }
  }
  return { ...raster, pixels: flat }
}
