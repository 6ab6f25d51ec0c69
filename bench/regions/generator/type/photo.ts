import sharp from 'sharp'
import { type Random, randomFrom } from '#sample/layout/random.ts'

export const PHOTO = { width: 150, height: 100 }
type Pixel = [red: number, green: number, blue: number]
type Scenery = (x: number, y: number) => Pixel

/** A small picture with the look of a photograph: a landscape, or a person from the chest up. */
export function takePhoto(subject: string, isGrey: boolean): Promise<Buffer> {
  const random = randomFrom(subject)
  const scenery = subject.startsWith('portrait') ? portrait(random) : landscape(random)
  const data = Buffer.alloc(PHOTO.width * PHOTO.height * 3)
  for (let row = 0; row < PHOTO.height; row++) {
    for (let column = 0; column < PHOTO.width; column++) {
      const pixel = scenery(column / PHOTO.width, row / PHOTO.height)
      const grain = (random() - 0.5) * 18
      for (const [index, value] of pixel.entries()) {
        data[(row * PHOTO.width + column) * 3 + index] = Math.max(0, Math.min(255, value + grain))
      }
    }
  }
  const photo = sharp(data, { raw: { ...PHOTO, channels: 3 } }).blur(0.7)
  return (isGrey ? photo.grayscale() : photo).jpeg({ quality: 55, mozjpeg: true }).toBuffer()
}

function landscape(random: Random): Scenery {
  const horizon = 0.3 + random() * 0.25
  const hue = random()
  const ridges = Array.from({ length: 3 }, (_, index) => ({
    base: horizon + index * 0.16,
    height: 0.05 + random() * 0.08,
    waves: 2 + random() * 6,
    shift: random() * 6,
  }))
  const houses = Array.from({ length: 7 }, () => ({
    left: random(),
    width: 0.04 + random() * 0.09,
    top: horizon + 0.02 + random() * 0.2,
    light: 60 + random() * 150,
  }))
  return (x, y) => {
    const house = houses.find(
      ({ left, width, top }) => x > left && x < left + width && y > top && y < 0.78,
    )
    if (house) return [house.light, house.light * 0.9, house.light * 0.78]
    const ridge = ridges.findLastIndex(
      ({ base, height, waves, shift }) => y > base + height * Math.sin(x * waves + shift),
    )
    if (ridge < 0) return [150 + 60 * hue + y * 90, 175 + y * 90, 205 + y * 40]
    const shade = 1 - ridge * 0.24
    return [(70 + 90 * hue) * shade, 115 * shade, (60 + 50 * (1 - hue)) * shade]
  }
}

function portrait(random: Random): Scenery {
  const ground = 90 + random() * 120
  const tone = 0.75 + random() * 0.35
  const cloth: Pixel = [random() * 200, random() * 160, random() * 180]
  const isIn = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1
  return (x, y) => {
    const light = 0.75 + 0.4 * (1 - x)
    if (isIn(x, y, 0.5, 0.45, 0.1, 0.24))
      return [168 * tone * light, 118 * tone * light, 88 * tone * light]
    if (isIn(x, y, 0.5, 0.36, 0.13, 0.26)) return [42, 34, 30]
    if (isIn(x, y, 0.5, 1.05, 0.28, 0.38))
      return [cloth[0] * light, cloth[1] * light, cloth[2] * light]
    return [ground * (0.8 + y * 0.3), ground * 0.95, ground * (1.1 - y * 0.2)]
  }
}
