import type { Easel } from './easel.ts'
import { figure } from './figures.ts'
import { POSES } from './poses.ts'
import { oval, rect, shape } from './strokes.ts'

/** A room in central perspective. */
export function room(
  easel: Easel,
  { wall, floor, ceiling }: { wall: string; floor: string; ceiling: string },
): string {
  return (
    rect({}, wall) +
    shape('M-20,-20H1220L900,150H300Z', ceiling) +
    shape('M-20,820H1220L900,520H300Z', floor) +
    shape('M-20,-20L300,150V520L-20,820Z', '#000', 'opacity=".14"') +
    shape('M1220,-20L900,150V520L1220,820Z', '#000', 'opacity=".24"') +
    easel.noise(
      { y: 520, h: 280 },
      { fine: [0.01, 0.07], colour: '#000', contrast: 1.4, cover: 0.4, opacity: 0.16 },
    )
  )
}

export function windowLight(easel: Easel, x: number, y: number, w: number, h: number): string {
  return (
    easel.soft(
      2,
      rect({ x, y, w, h }, '#fffbe8') + rect({ x: x + w / 2 - 3, y, w: 6, h }, '#9c917c'),
    ) + easel.soft(36, oval(x + w / 2, y + h / 2, w * 1.2, h * 0.9, '#fff6d8', 'opacity=".5"'))
  )
}

export function child(x: number, y: number, size: number, index: number): string {
  const shirt = index % 3 === 0 ? '#d8dde2' : '#c3ced8'
  return figure({
    x,
    y,
    size,
    pose: POSES.seated,
    flip: false,
    dress: { skin: index % 2 ? '#6b4530' : '#7d5238', shirt, legs: '#2f4a6d', hair: '#15100d' },
  })
}
