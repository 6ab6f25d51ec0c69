import { expect, test } from 'vitest'
import { SCENES } from '../content/story.ts'
import { drawScene } from './paint.ts'

test.each(SCENES.map((scene) => [scene] as const))('%s is drawn, and always alike', (scene) => {
  const drawing = drawScene(scene)

  expect(drawing).toBe(drawScene(scene))
  expect(drawing).not.toMatch(/NaN|undefined/)
  const asked = [...drawing.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id)
  expect(asked.filter((id) => !drawing.includes(`id="${id}"`))).toEqual([])
})
