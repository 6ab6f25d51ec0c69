import { type Easel, HIGH, WIDE } from './easel.ts'
import { line, many, n, oval, rect, shape } from './strokes.ts'

/** A sky down to the horizon, with light and clouds. */
export function sky(
  easel: Easel,
  [top, middle, low]: readonly [string, string, string],
  { horizon = 460, cloud = 0.5, cloudColour = '#fff' } = {},
): string {
  const fill = easel.down([0, top], [0.6, middle], [1, low])
  return (
    rect({ h: horizon + 60 }, fill) +
    easel.noise(
      { h: horizon },
      { fine: [0.0022, 0.007], colour: cloudColour, contrast: 1.7, cover: 0.48, opacity: cloud },
    )
  )
}

export function sun(easel: Easel, x: number, y: number, size: number, colour = '#fff3d0'): string {
  const glow = easel.round([0, colour, 0.95], [0.18, colour, 0.6], [1, colour, 0])
  return oval(x, y, size * 5, size * 5, glow) + oval(x, y, size, size, colour)
}

/** A line of hills; use a paler fill for distant ones. */
export function ridge(easel: Easel, y: number, height: number, fill: string, jag = 0.5): string {
  const points: string[] = []
  const phase = easel.between(0, 9)
  for (let x = -20; x <= WIDE + 20; x += 12) {
    const t = x / WIDE
    const long = Math.sin(t * 5.1 + phase) * 0.5 + Math.sin(t * 11.7 + phase * 2.3) * 0.25
    const short = Math.sin(t * 43 + phase) * 0.07 + (easel.random() - 0.5) * 0.16
    points.push(`${x},${n(y - height * (0.5 + long * 0.6 + short * jag))}`)
  }
  return shape(`M-20,${HIGH + 20}L${points.join('L')}L${WIDE + 20},${HIGH + 20}Z`, fill)
}

/** Water with ripples that grow towards the viewer. */
export function water(easel: Easel, y: number, [far, near]: readonly [string, string]): string {
  const h = HIGH - y
  return (
    rect({ y, h }, easel.down([0, far], [1, near])) +
    easel.noise(
      { y, h },
      { fine: [0.005, 0.11], colour: '#fff', contrast: 1.4, cover: 0.42, opacity: 0.24 },
    ) +
    easel.noise(
      { y: y + h * 0.3, h: h * 0.7 },
      { fine: [0.004, 0.045], colour: near, contrast: 1.6, cover: 0.5, opacity: 0.6 },
    )
  )
}

export function mist(
  easel: Easel,
  y: number,
  height: number,
  colour: string,
  opacity: number,
): string {
  const fill = easel.down([0, colour, 0], [0.5, colour, opacity], [1, colour, 0])
  return rect({ y, h: height }, fill)
}

/** A broad-leaved tree made of several leaf shapes, lit from one side. */
export function tree(
  easel: Easel,
  { x, y, size, dark, light }: { x: number; y: number; size: number; dark: string; light: string },
): string {
  const trunk = line(
    `M${n(x)},${n(y)}Q${n(x + size * 0.04)},${n(y - size * 0.3)} ${n(x)},${n(y - size * 0.6)}`,
    dark,
    size * 0.07,
  )
  const leaves = many(26, (index) => {
    const turn = easel.between(0, Math.PI * 2)
    const away = Math.sqrt(easel.random()) * size * 0.4
    const px = x + Math.cos(turn) * away * 1.15
    const py = y - size * 0.7 + Math.sin(turn) * away * 0.75
    const r = size * easel.between(0.08, 0.17)
    return oval(px, py, r, r * 0.85, index > 15 ? light : dark, index > 15 ? 'opacity=".55"' : '')
  })
  return trunk + leaves
}

export function palm(easel: Easel, x: number, y: number, size: number, fill: string): string {
  const lean = easel.between(-0.18, 0.18) * size
  const tx = x + lean
  const ty = y - size
  const trunk = line(
    `M${n(x)},${n(y)}Q${n(x + lean * 0.2)},${n(y - size * 0.6)} ${n(tx)},${n(ty)}`,
    fill,
    size * 0.035,
  )
  const fronds = many(11, (index) => {
    const turn = Math.PI * (1.02 + index * 0.096) + easel.between(-0.1, 0.1)
    const reach = size * easel.between(0.28, 0.4)
    const ex = tx + Math.cos(turn) * reach
    const ey = ty + Math.sin(turn) * reach * 0.55 + size * 0.13
    const mx = tx + Math.cos(turn) * reach * 0.55
    const my = ty + Math.sin(turn) * reach * 0.75
    return shape(
      `M${n(tx)},${n(ty)}Q${n(mx)},${n(my - 8)} ${n(ex)},${n(ey)}Q${n(mx)},${n(my + size * 0.035)} ${n(tx)},${n(ty)}`,
      fill,
    )
  })
  return trunk + fronds
}

/** Grass or standing crop as strokes, taller towards the viewer. */
export function blades(
  easel: Easel,
  {
    y,
    h,
    count,
    colours,
    size,
  }: { y: number; h: number; count: number; colours: readonly string[]; size: number },
): string {
  return many(count, (index) => {
    const depth = index / count
    const px = easel.between(-10, WIDE + 10)
    const py = y + h * depth
    const tall = size * (0.25 + depth) * easel.between(0.6, 1.2)
    const bend = easel.between(-0.35, 0.5) * tall
    const colour = colours[Math.floor(easel.random() * colours.length)] ?? '#333'
    return line(
      `M${n(px)},${n(py)}q${n(bend * 0.2)},${n(-tall * 0.7)} ${n(bend)},${n(-tall)}`,
      colour,
      1 + depth * 2.4,
      'opacity=".8"',
    )
  })
}
