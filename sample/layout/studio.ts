import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Scene } from '../content/story.ts'
import { paintPicture, type Tone } from '../pictures/paint.ts'
import type { Studio } from './block.ts'

const PIXELS_PER_MM = 5.2
const MAX_PIXELS = 940

/** Collects the pictures that a page needs; `develop` makes them before the browser loads the page. */
export function openStudio(folder: string, tone: Tone) {
  const orders = new Map<string, { scene: Scene; width: number; height: number }>()

  const studio: Studio = (scene, widthMm, heightMm) => {
    const scale = Math.min(PIXELS_PER_MM, MAX_PIXELS / Math.max(widthMm, heightMm))
    const width = Math.round(widthMm * scale)
    const height = Math.round(heightMm * scale)
    const path = `${folder}/${scene}-${width}x${height}-${tone}.jpg`
    orders.set(path, { scene, width, height })
    return pathToFileURL(path).href
  }

  async function develop(): Promise<void> {
    for (const [path, { scene, width, height }] of orders) {
      await writeFile(path, await paintPicture(scene, { width, height }, tone))
    }
  }

  return { studio, develop }
}
