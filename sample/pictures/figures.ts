import type { Easel } from './easel.ts'
import { POSES, type Point, type Pose } from './poses.ts'
import { line, many, n, oval, shape } from './strokes.ts'

export interface Dress {
  skin: string
  shirt: string
  legs: string
  /** A sari or a skirt hides the legs. */
  skirt?: string
  hair?: string
}

interface Stand {
  x: number
  y: number
  size: number
  pose: Pose
  dress: Dress
  flip?: boolean
}

/** A person with tapering limbs. */
export function figure({ x, y, size, pose, dress, flip = false }: Stand): string {
  const at = ([px, py]: Point): Point => [x + px * size * (flip ? -1 : 1), y - py * size]
  const limb = (from: Point, to: Point, wide: number, thin: number, fill: string) => {
    const [ax, ay] = at(from)
    const [bx, by] = at(to)
    const turn = Math.atan2(by - ay, bx - ax) + Math.PI / 2
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const [w, t] = [(wide * size) / 2, (thin * size) / 2]
    const corner = (px: number, py: number, r: number) => `${n(px + cos * r)},${n(py + sin * r)}`
    const d = `M${corner(ax, ay, w)}L${corner(bx, by, t)}L${corner(bx, by, -t)}L${corner(ax, ay, -w)}Z`
    return shape(d, fill) + oval(ax, ay, w, w, fill) + oval(bx, by, t, t, fill)
  }
  const { hip, neck, head, arms, legs } = pose
  const shoulder = (side: number): Point => [neck[0] + (side - 0.5) * 0.15, neck[1] - 0.035]
  const [hx, hy] = at(head)
  const legParts = legs.map(([knee, foot]) => {
    const toe: Point = [foot[0] + 0.06, foot[1] - 0.012]
    return (
      limb(hip, knee, 0.11, 0.075, dress.legs) +
      limb(knee, foot, 0.075, 0.045, dress.legs) +
      limb(foot, toe, 0.045, 0.03, '#2a211c')
    )
  })
  const skirt = dress.skirt
    ? skirtOf(
        at,
        hip,
        legs.map(([, foot]) => foot),
        dress.skirt,
      )
    : ''
  const armParts = arms.map(
    ([elbow, hand], side) =>
      limb(shoulder(side), elbow, 0.07, 0.05, dress.shirt) +
      limb(elbow, hand, 0.048, 0.036, dress.skin),
  )
  const torso = limb([neck[0], neck[1] - 0.05], hip, 0.2, 0.13, dress.shirt)
  const hair = dress.hair ? oval(hx, hy - size * 0.018, size * 0.057, size * 0.055, dress.hair) : ''
  const lit = size > 300 ? 'large' : size > 130 ? 'middle' : 'small'
  const drawn =
    (armParts[0] ?? '') +
    legParts.join('') +
    skirt +
    torso +
    limb(neck, head, 0.05, 0.05, dress.skin) +
    hair +
    oval(
      hx + size * 0.008 * (flip ? -1 : 1),
      hy + size * 0.006,
      size * 0.046,
      size * 0.058,
      dress.skin,
    ) +
    (armParts[1] ?? '')
  return `<g filter="url(#lit-${lit})">${drawn}</g>`
}

function skirtOf(
  at: (point: Point) => Point,
  hip: Point,
  feet: readonly Point[],
  fill: string,
): string {
  const least = Math.min(...feet.map(([x]) => x)) - 0.05
  const most = Math.max(...feet.map(([x]) => x)) + 0.07
  const points = [
    at([hip[0] - 0.075, hip[1] + 0.06]),
    at([hip[0] + 0.075, hip[1] + 0.06]),
    at([most, 0.05]),
    at([least, 0.05]),
  ]
  return shape(`M${points.map(([x, y]) => `${n(x)},${n(y)}`).join('L')}Z`, fill)
}

const SKINS = ['#6b4530', '#7d5238', '#5a3926', '#8a5f43']
const CLOTHS = [
  '#b8493a',
  '#d6cfc0',
  '#3e5f7d',
  '#c99a3b',
  '#5d7a4f',
  '#8d4a6b',
  '#e5ded0',
  '#46556b',
  '#a86238',
]

/** People in a row or a crowd; nearer ones are larger. */
export function crowd(
  easel: Easel,
  {
    x,
    y,
    w,
    h = 0,
    count,
    size,
  }: { x: number; y: number; w: number; h?: number; count: number; size: number },
): string {
  const pick = (from: readonly string[]) => from[Math.floor(easel.random() * from.length)] ?? '#555'
  return many(count, (index) => {
    const depth = h > 0 ? index / count : 1
    const woman = easel.random() < 0.45
    const cloth = pick(CLOTHS)
    return figure({
      x: x + easel.random() * w,
      y: y + h * depth,
      size: size * (h > 0 ? 0.6 + depth * 0.5 : 1) * easel.between(0.92, 1.06),
      pose: easel.random() < 0.6 ? POSES.standing : POSES.walking,
      flip: easel.random() < 0.5,
      dress: {
        skin: pick(SKINS),
        shirt: cloth,
        legs: pick(['#39404a', '#5c4c3c', '#d9d2c3', '#2d2f33']),
        hair: '#1d1613',
        ...(woman ? { skirt: cloth } : {}),
      },
    })
  })
}

/** A soft shadow on the ground. */
export function shadow(easel: Easel, x: number, y: number, w: number): string {
  return (
    easel.soft(6, oval(x, y, w, w * 0.14, '#000', 'opacity=".35"')) +
    line(`M${n(x - w * 0.4)},${n(y)}h${n(w * 0.8)}`, '#000', 2, 'opacity=".25"')
  )
}
