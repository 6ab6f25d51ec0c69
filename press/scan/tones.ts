import type { Raster } from '../raster.ts'

/** In pixels: the side of the squares in which the background is measured. About the height of small type. */
export const CELL = 8

/** Brightness and background of a page image. */
export interface Tones {
  width: number
  height: number
  /** 0 for black to 255 for white, one byte per pixel. */
  light: Uint8Array
  /** The brightness of the paper, tint or picture behind each cell. */
  background: Uint8Array
  /** Red, green and blue of each cell's background in one number. */
  colours: Uint32Array
  columns: number
  rows: number
}

/** A few bright pixels in a cell are noise. */
const BRIGHTEST = 0.1

export function tonesOf({ width, height, pixels }: Raster): Tones {
  const light = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < light.length; at++, from += 3) {
    light[at] = ((pixels[from] ?? 0) + 2 * (pixels[from + 1] ?? 0) + (pixels[from + 2] ?? 0)) >> 2
  }
  const columns = Math.ceil(width / CELL)
  const rows = Math.ceil(height / CELL)
  const tones = { width, height, light, columns, rows }
  const colours = brightColours(tones, pixels)
  return { ...tones, ...brightestAround(tones, colours) }
}

type Grid = Pick<Tones, 'columns' | 'rows'>

/** The mean colour of the brightest pixels of each cell. */
function brightColours(
  { width, height, light, columns, rows }: Omit<Tones, 'background' | 'colours'>,
  pixels: Uint8Array,
): Uint32Array {
  const colours = new Uint32Array(columns * rows)
  const counts = new Uint16Array(256)
  for (let row = 0; row < rows; row++) {
    const bottom = Math.min(height, (row + 1) * CELL)
    for (let column = 0; column < columns; column++) {
      const right = Math.min(width, (column + 1) * CELL)
      counts.fill(0)
      let total = 0
      for (let y = row * CELL; y < bottom; y++) {
        for (let x = column * CELL; x < right; x++, total++) {
          const tone = light[y * width + x] ?? 0
          counts[tone] = (counts[tone] ?? 0) + 1
        }
      }
      let least = 255
      for (let seen = counts[255] ?? 0; least > 0 && seen < total * BRIGHTEST; )
        seen += counts[--least] ?? 0
      let [red, green, blue, members] = [0, 0, 0, 0]
      for (let y = row * CELL; y < bottom; y++) {
        for (let x = column * CELL; x < right; x++) {
          const at = y * width + x
          if ((light[at] ?? 0) < least) continue
          red += pixels[at * 3] ?? 0
          green += pixels[at * 3 + 1] ?? 0
          blue += pixels[at * 3 + 2] ?? 0
          members++
        }
      }
      const mean = (sum: number) => Math.round(sum / Math.max(1, members))
      colours[row * columns + column] = (mean(red) << 16) | (mean(green) << 8) | mean(blue)
    }
  }
  return colours
}

const lightOf = (colour: number): number =>
  (((colour >> 16) & 255) + 2 * ((colour >> 8) & 255) + (colour & 255)) >> 2

/** Every cell takes the brightest colour among its neighbours: the strokes of large letters fill whole cells. */
function brightestAround(
  { columns, rows }: Grid,
  own: Uint32Array,
): Pick<Tones, 'background' | 'colours'> {
  const background = new Uint8Array(own.length)
  const colours = new Uint32Array(own.length)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let best = 0
      let colour = 0
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
          const found = own[y * columns + x] ?? 0
          const tone = lightOf(found)
          if (tone < best) continue
          best = tone
          colour = found
        }
      }
      background[row * columns + column] = best
      colours[row * columns + column] = colour
    }
  }
  return { background, colours }
}
