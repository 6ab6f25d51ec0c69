import sharp from 'sharp'
import type { Scene } from '../content/story.ts'
import { randomFrom } from '../layout/random.ts'
import { HIGH, LIGHTING, openEasel, WIDE } from './easel.ts'
import { DRAWINGS } from './scenes.ts'

export type Tone = 'colour' | 'grey'

const QUALITY = 60
const GRAIN = 15

/** Renders a scene like a press photograph: slightly soft, grainy, darker in the corners. */
export async function paintPicture(
  scene: Scene,
  { width, height }: { width: number; height: number },
  tone: Tone,
): Promise<Buffer> {
  const cropped = sharp(await renderScene(scene)).resize(width, height, {
    fit: 'cover',
    position: scene.endsWith('-portrait') ? 'top' : 'centre',
  })
  const { data, info } = await (tone === 'grey' ? cropped.grayscale() : cropped)
    .raw()
    .toBuffer({ resolveWithObject: true })
  addGrain(data, info, randomFrom(scene))
  return sharp(data, { raw: info }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer()
}

const renderedScenes = new Map<Scene, Promise<Buffer>>()

function renderScene(scene: Scene): Promise<Buffer> {
  const known =
    renderedScenes.get(scene) ??
    sharp(Buffer.from(drawScene(scene)))
      .blur(1)
      .removeAlpha()
      .modulate({ saturation: 0.62 })
      .png()
      .toBuffer()
  renderedScenes.set(scene, known)
  return known
}

export function drawScene(scene: Scene): string {
  const easel = openEasel(scene)
  const inside = easel.rough(3.2, DRAWINGS[scene](easel), 0.06)
  const patches = easel.noise(
    {},
    { fine: [0.004, 0.006], colour: '#1b120a', contrast: 0.9, cover: 0.5, opacity: 0.2 },
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}"><defs>${LIGHTING}${easel.definitions()}</defs><rect width="100%" height="100%" fill="#6f6a5e"/>${inside}${patches}</svg>`
}

interface Frame {
  width: number
  height: number
  channels: number
}

/** Adds grain, strongest in the mid-tones, and darkens the corners. */
function addGrain(data: Buffer, { width, height, channels }: Frame, random: () => number): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const away = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2
      const fall = 1 - away * 0.34
      const noise = random() + random() - 1
      const start = (y * width + x) * channels
      for (let channel = 0; channel < channels; channel++) {
        const value = (data[start + channel] ?? 0) / 255
        const curve = value + 0.1 * Math.sin((value - 0.5) * Math.PI * 2) * 0.5
        const grain = noise * GRAIN * (0.4 + 2.4 * value * (1 - value))
        data[start + channel] = Math.max(0, Math.min(255, curve ** 0.9 * fall * 255 + grain))
      }
    }
  }
}
