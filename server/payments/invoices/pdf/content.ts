import type { Glyph, Run } from './shape.ts'

/** The operators that draw a run where the pen stands, and what copying it gives. */
export function drawRun(run: Run, fontName: string, size: number): string {
  const shown = parts(run)
    .map(({ up, moves }) => `${number((up * size) / 1000)} Ts [${moves}] TJ`)
    .join(' ')
  return `/Span <</ActualText <${utf16(run.text)}>>> BDC /${fontName} ${number(size)} Tf ${shown} EMC`
}

/** Glyphs on one height; before each, how far to go back from where the last one ended. */
function parts({ glyphs, font, width }: Run): { up: number; moves: string }[] {
  const found: { up: number; moves: string }[] = []
  const nominal = (glyph: Glyph) => (font.font.glyphHAdvance(glyph.id) * 1000) / font.unitsPerEm
  let wanted = 0
  let pen = 0
  for (const glyph of glyphs) {
    const back = pen - (wanted + glyph.right)
    const move = `${back === 0 ? '' : number(back)}<${hex(glyph.id)}>`
    const last = found.at(-1)
    if (last?.up === glyph.up) last.moves += move
    else found.push({ up: glyph.up, moves: move })
    pen = wanted + glyph.right + nominal(glyph)
    wanted += glyph.advance
  }
  const last = found.at(-1)
  if (last && pen !== width) last.moves += number(pen - width)
  return found
}

export function number(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}

export function hex(code: number): string {
  return code.toString(16).padStart(4, '0')
}

function utf16(text: string): string {
  return `feff${utf16Units(text)}`
}

export function utf16Units(text: string): string {
  return Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join('')
}
