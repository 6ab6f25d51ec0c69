import type { Easel } from './easel.ts'
import { figure, shadow } from './figures.ts'
import { POSES } from './poses.ts'
import { many, oval, rect } from './strokes.ts'

/** Blurred spectators in the background. */
export function stands(easel: Easel, y: number, colours: readonly string[]): string {
  const faces = many(760, (index) => {
    const row = Math.floor(index / 76)
    return oval(
      (index % 76) * 16.2 + easel.between(-4, 4),
      y - 20 - row * 30 + easel.between(-5, 5),
      8,
      10,
      colours[Math.floor(easel.random() * colours.length)] ?? '#777',
    )
  })
  return rect({ h: y }, easel.down([0, '#20262c'], [1, '#4a5057'])) + easel.soft(4.5, faces)
}

export const CROWD = [
  '#c9b9a4',
  '#8d5b45',
  '#e0dcd2',
  '#a8433a',
  '#46617d',
  '#c99f45',
  '#3d4248',
  '#6b4f40',
  '#2d3136',
]

export function turf(easel: Easel, y: number, far: string, near: string): string {
  return (
    rect({ y, h: 800 - y }, easel.down([0, far], [1, near])) +
    easel.noise(
      { y, h: 800 - y },
      { fine: [0.02, 0.11], colour: '#16300f', contrast: 1.5, cover: 0.45, opacity: 0.35 },
    )
  )
}

export function player(
  easel: Easel,
  x: number,
  y: number,
  size: number,
  pose: keyof typeof POSES,
  shirt: string,
  legs: string,
  flip = false,
): string {
  return (
    shadow(easel, x, y, size * 0.3) +
    figure({
      x,
      y,
      size,
      pose: POSES[pose],
      flip,
      dress: { skin: '#6b4530', shirt, legs, hair: '#15100d' },
    })
  )
}
