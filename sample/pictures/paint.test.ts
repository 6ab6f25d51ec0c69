import { expect, test } from 'vitest'
import { SCENES } from '../content/story.ts'
import { drawScene } from './paint.ts'

test.each(SCENES.map((scene) => [scene] as const))(
  '%s is drawn the same each time, with all definitions it refers to',
  (scene) => {
    const drawing = drawScene(scene)

    expect(drawing).toBe(drawScene(scene))
    expect(drawing).not.toMatch(/NaN|undefined/)
    const references = [...drawing.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id)
    expect(references.filter((id) => !drawing.includes(`id="${id}"`))).toEqual([])
  },
)
