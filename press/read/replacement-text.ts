import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { directCall, memoryOf } from '../pdfium.ts'
import type { DrawnGlyph, Glyph } from './glyph.ts'
import { memoryReader } from './memory-reader.ts'
import { TEXT, visitObjects } from './page-objects.ts'
import { hullOf, overlapX } from './rect.ts'

/** An ActualText span of the PDF: one text for the glyphs of all its text objects. */
export interface ReplacementSpan {
  text: string
}

const KEY = 'ActualText\0'
/** Offsets in the scratch memory; the key is at 0. */
const LENGTH = 16
const VALUE = 24
const MAX_BYTES = 8192
const HYPHEN = /^[\u00ad\u2010-]$/u
const ZERO_WIDTH = /^[\u200b-\u200d\u2060\ufeff]+$/u
/** In ems: glyphs whose baselines differ by more are on different lines. */
const MAX_SHIFT = 0.6

/**
 * Takes the ActualText spans off a page and returns them by text object. PDFium then returns every glyph with its
 * exact position; with the spans in place, it returns their texts at the first object of each.
 */
export function takeReplacements(
  module: WrappedPdfiumModule,
  page: number,
): ReadonlyMap<number, ReplacementSpan> {
  const countMarks = directCall(module, 'FPDFPageObj_CountMarks')
  const markAt = directCall(module, 'FPDFPageObj_GetMark')
  const removeMark = directCall(module, 'FPDFPageObj_RemoveMark')
  // GetParamStringValue returns only the first byte of each UTF-16 character.
  const bytesOf = directCall(module, 'FPDFPageObjMark_GetParamBlobValue')
  const scratch = module.pdfium.wasmExports.malloc(VALUE + MAX_BYTES)
  memoryOf(module).set(new TextEncoder().encode(KEY), scratch)
  const reader = memoryReader(module)

  function textOf(mark: number): string | undefined {
    if (bytesOf(mark, scratch, scratch + VALUE, MAX_BYTES, scratch + LENGTH) !== 1) return undefined
    const length = reader().getUint32(scratch + LENGTH, true)
    return length > MAX_BYTES
      ? ''
      : decode(new Uint8Array(reader().buffer, scratch + VALUE, length))
  }

  /** The innermost mark with a replacement text; all objects of a span have the same one. */
  function spanMark(object: number): { mark: number; text: string } | undefined {
    for (let index = countMarks(object) - 1; index >= 0; index--) {
      const mark = markAt(object, index)
      const text = textOf(mark)
      if (text !== undefined) return { mark, text }
    }
    return undefined
  }

  try {
    const byMark = new Map<number, ReplacementSpan>()
    const byObject = new Map<number, ReplacementSpan>()
    visitObjects(module, page, ({ object, type }) => {
      const found = type === TEXT ? spanMark(object) : undefined
      if (!found) return
      const span = byMark.get(found.mark) ?? { text: found.text }
      byMark.set(found.mark, span)
      byObject.set(object, span)
    })
    for (const object of byObject.keys())
      for (let found = spanMark(object); found; found = spanMark(object))
        if (removeMark(object, found.mark) !== 1) break
    return byObject
  } finally {
    module.pdfium.wasmExports.free(scratch)
  }
}

/** A text string of a PDF: UTF-16 or UTF-8 with a byte order mark, or else one byte for each character. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xfe && second === 0xff) return decoders.utf16.decode(bytes)
  return (first === 0xef && second === 0xbb ? decoders.utf8 : decoders.latin).decode(bytes)
}

const decoders = {
  utf16: new TextDecoder('utf-16be'),
  utf8: new TextDecoder('utf-8'),
  latin: new TextDecoder('windows-1252'),
}

interface Group {
  span: ReplacementSpan | undefined
  glyphs: DrawnGlyph[]
}

/** Replaces the glyphs of each span by its text, at the place of its first glyph. */
export function replaceTexts(
  drawn: readonly DrawnGlyph[],
  spans: ReadonlyMap<number, ReplacementSpan>,
): Glyph[] {
  if (spans.size === 0) return drawn.map(glyphOf)
  return syllablesOf(groupsOf(drawn, spans)).flatMap(({ span, glyphs }) =>
    (span ? replaceText(glyphs, span) : glyphs).map(glyphOf),
  )
}

/** The glyphs of each span, and the characters of each other glyph. */
function groupsOf(
  drawn: readonly DrawnGlyph[],
  spans: ReadonlyMap<number, ReplacementSpan>,
): Group[] {
  const bySpan = new Map<ReplacementSpan, DrawnGlyph[]>()
  const groups: Group[] = []
  for (const glyph of drawn) {
    const span = spans.get(glyph.object)
    const last = groups.at(-1)
    const [first] = last?.span ? [] : (last?.glyphs ?? [])
    const group = span ? bySpan.get(span) : first && isOneGlyph(first, glyph) && last?.glyphs
    if (group) group.push(glyph)
    else {
      const glyphs = [glyph]
      groups.push({ span, glyphs })
      if (span) bySpan.set(span, glyphs)
    }
  }
  return groups
}

/** The part of a glyph's width that lies over the syllable it is a part of. */
const LEAST_SHARED = 0.4

/**
 * Puts the parts of a syllable together. A sign under, over or after it may be a text object of its own, after the
 * syllable, with the whole syllable as its text.
 */
function syllablesOf(groups: readonly Group[]): Group[] {
  const syllables: Group[] = []
  let parts = 0
  for (const [index, group] of groups.entries()) {
    const last = syllables.at(-1)
    const next = groups[index + 1]
    const text = textOf(group)
    // The sign after a syllable lies beside it; a syllable that is printed twice has all its parts twice.
    const isPart =
      last !== undefined &&
      text.length > 1 &&
      text === textOf(last) &&
      (isOver(group, last) ||
        (parts > 0 && !(next && textOf(next) === text && isOver(next, group))))
    if (isPart && last.span) last.glyphs.push(...group.glyphs)
    else if (!isPart) syllables.push({ ...group, glyphs: [...group.glyphs] })
    parts = isPart ? parts + 1 : 0
  }
  return syllables
}

const textOf = ({ span, glyphs }: Group): string =>
  span?.text ?? glyphs.map(({ text }) => text).join('')

function isOver({ glyphs }: Group, syllable: Group): boolean {
  const sign = hullOf(glyphs.map(({ box }) => box))
  const drawn = hullOf(syllable.glyphs.map(({ box }) => box))
  return overlapX(sign, drawn) > (sign.right - sign.left) * LEAST_SHARED
}

/** The characters of one glyph have the same box. */
const isOneGlyph = (one: DrawnGlyph, other: DrawnGlyph): boolean =>
  one.object === other.object &&
  one.box.left === other.box.left &&
  one.box.right === other.box.right

function glyphOf({ text, box, baseline, size, font, ink, isSpace, isHidden }: DrawnGlyph): Glyph {
  return { text, box, baseline, size, font, ink, isSpace, isHidden }
}

/** The glyphs of a span with its text: each character gets an equal part of the width. */
function replaceText(
  drawn: readonly DrawnGlyph[],
  { text }: ReplacementSpan,
): readonly DrawnGlyph[] {
  const [first] = drawn
  if (!first || (text === '' && drawn.every((glyph) => HYPHEN.test(glyph.text)))) return []
  if (text === '' || drawn.some((glyph) => isOnOtherLine(glyph, first))) return drawn
  const { left, right: end } = hullOf(drawn.map(({ box }) => box))
  // A zero-width character is drawn as a space without an advance, whose box is as wide as a space.
  const right = ZERO_WIDTH.test(text) ? left : end
  const characters = [...text]
  const step = (right - left) / characters.length
  return characters.map((character, index) => {
    const middle = left + step * (index + 0.5)
    const base = drawn.findLast(({ box }) => box.left <= middle) ?? first
    const box = { ...base.box, left: left + step * index, right: left + step * (index + 1) }
    return { ...base, text: character, isSpace: character.trim() === '', box }
  })
}

const isOnOtherLine = (glyph: Glyph, first: Glyph) =>
  Math.abs(glyph.baseline - first.baseline) > MAX_SHIFT * Math.max(glyph.size, first.size)
