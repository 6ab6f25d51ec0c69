import { HIGH, type Rect, WIDE } from './easel.ts'

export function rect({ x = 0, y = 0, w = WIDE, h = HIGH }: Rect, fill: string, more = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`
}

export function shape(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`
}

export function line(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
}

export function oval(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`
}

export function group(inside: string, more: string): string {
  return `<g ${more}>${inside}</g>`
}

/** Joins `count` shapes made by index. */
export function many(count: number, make: (index: number) => string): string {
  return Array.from({ length: Math.round(count) }, (_, index) => make(index)).join('')
}

export function n(value: number): number {
  return Math.round(value * 10) / 10
}
