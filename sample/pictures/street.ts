import type { Easel } from './easel.ts'
import { group, many, n, oval, rect } from './strokes.ts'

/** A block of flats with rows of windows, some of them lit. */
export function block(
  easel: Easel,
  {
    x,
    y,
    w,
    h,
    wall,
    pane,
  }: { x: number; y: number; w: number; h: number; wall: string; pane: string },
): string {
  const across = Math.max(2, Math.round(w / 22))
  const downwards = Math.max(2, Math.round(h / 26))
  const panes = many(across * downwards, (index) => {
    const column = index % across
    const row = Math.floor(index / across)
    const lit = easel.random() < 0.14
    return rect(
      {
        x: x + (column + 0.25) * (w / across),
        y: y + (row + 0.3) * (h / downwards),
        w: (w / across) * 0.5,
        h: (h / downwards) * 0.5,
      },
      lit ? '#f4dc9a' : pane,
      `opacity="${n(easel.between(0.5, 0.95))}"`,
    )
  })
  return (
    rect({ x, y, w, h }, wall) +
    panes +
    rect({ x: x + w * 0.8, y, w: w * 0.2, h }, '#000', 'opacity=".16"')
  )
}

export function skyline(
  easel: Easel,
  base: number,
  tall: number,
  wall: string,
  pane: string,
): string {
  return many(17, (index) => {
    const w = easel.between(52, 104)
    const h = easel.between(tall * 0.35, tall)
    return block(easel, { x: index * 74 - 20, y: base - h, w, h: h + 60, wall, pane })
  })
}

export function bus(x: number, y: number, s: number, colour: string): string {
  return group(
    rect({ x: 0, y: -150, w: 330, h: 130 }, colour, 'rx="12"') +
      rect({ x: 0, y: -70, w: 330, h: 12 }, '#f0e9da') +
      many(6, (index) => rect({ x: 16 + index * 44, y: -132, w: 37, h: 48 }, '#26313a', 'rx="4"')) +
      rect({ x: 284, y: -134, w: 40, h: 100 }, '#2b3740', 'rx="4"') +
      oval(70, -16, 27, 27, '#181615') +
      oval(262, -16, 27, 27, '#181615') +
      oval(70, -16, 11, 11, '#8b8680') +
      oval(262, -16, 11, 11, '#8b8680'),
    `transform="translate(${x} ${y}) scale(${s})"`,
  )
}

export function ground(easel: Easel, y: number, far: string, near: string): string {
  return (
    rect({ y, h: 800 - y }, easel.down([0, far], [1, near])) +
    easel.noise(
      { y, h: 800 - y },
      { fine: [0.008, 0.06], colour: '#000', contrast: 1.3, cover: 0.4, opacity: 0.18 },
    )
  )
}
