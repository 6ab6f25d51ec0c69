import { type Random, randomFrom } from '../layout/random.ts'

/** Scenes are drawn at this size and then cropped. */
export const WIDE = 1200
export const HIGH = 800

export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** Creates gradients, blur and noise. The returned values refer to SVG definitions that it collects. */
export interface Easel {
  random: Random
  between(least: number, most: number): number
  down(...stops: Stop[]): string
  across(...stops: Stop[]): string
  round(...stops: Stop[]): string
  soft(radius: number, inside: string): string
  rough(amount: number, inside: string, grain?: number): string
  noise(box: Rect, look: Noise): string
  definitions(): string
}

export interface Rect {
  x?: number
  y?: number
  w?: number
  h?: number
}

export interface Noise {
  /** The fineness across and down. */
  fine: readonly [number, number]
  colour: string
  /** Above 1, the patches get hard edges. */
  contrast?: number
  cover?: number
  opacity: number
}

/** Filters that give a flat figure a lit and a shaded side. */
export const LIGHTING = (
  [
    ['small', 2],
    ['middle', 4.5],
    ['large', 10],
  ] as const
)
  .map(
    ([name, bulge]) =>
      `<filter id="lit-${name}" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur in="SourceAlpha" stdDeviation="${bulge}"/><feDiffuseLighting surfaceScale="${bulge * 2.2}" diffuseConstant="1.15" lighting-color="#fff6e6" result="light"><feDistantLight azimuth="215" elevation="48"/></feDiffuseLighting><feComposite in="SourceGraphic" in2="light" operator="arithmetic" k1="1.05" k2="0.12"/><feComposite in2="SourceAlpha" operator="in"/></filter>`,
  )
  .join('')

export function openEasel(name: string): Easel {
  const random = randomFrom(name)
  const definitions: string[] = []

  function define(make: (id: string) => string): string {
    const id = `d${definitions.length}`
    definitions.push(make(id))
    return `url(#${id})`
  }

  const stops = (all: readonly Stop[]) =>
    all
      .map(
        ([offset, colour, opacity = 1]) =>
          `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
      )
      .join('')

  return {
    random,
    between: (least, most) => least + (most - least) * random(),
    down: (...all) =>
      define(
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(all)}</linearGradient>`,
      ),
    across: (...all) => define((id) => `<linearGradient id="${id}">${stops(all)}</linearGradient>`),
    round: (...all) => define((id) => `<radialGradient id="${id}">${stops(all)}</radialGradient>`),
    soft(radius, inside) {
      const filter = define(
        (id) =>
          `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
      )
      return `<g filter="${filter}">${inside}</g>`
    },
    rough(amount, inside, grain = 0.03) {
      const seed = Math.floor(random() * 999)
      const filter = define(
        (id) =>
          `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency="${grain}" numOctaves="3" seed="${seed}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="${amount}" xChannelSelector="R" yChannelSelector="G"/></filter>`,
      )
      return `<g filter="${filter}">${inside}</g>`
    },
    noise(
      { x = 0, y = 0, w = WIDE, h = HIGH },
      { fine, colour, contrast = 1, cover = 0.5, opacity },
    ) {
      const seed = Math.floor(random() * 999)
      const slope = 2.2 * contrast
      const filter = define(
        (id) =>
          `<filter id="${id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${fine[0]} ${fine[1]}" numOctaves="4" seed="${seed}"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  ${slope} 0 0 0 ${-slope * (1 - cover)}" result="a"/><feFlood flood-color="${colour}"/><feComposite in2="a" operator="in"/></filter>`,
      )
      return `<rect x="${x}" y="${y}" width="${w}" height="${h}" filter="${filter}" opacity="${opacity}"/>`
    },
    definitions: () => definitions.join(''),
  }
}
