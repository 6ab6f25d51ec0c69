import type { DisplayAd } from '../content/story.ts'
import { adHtml } from './ad-html.ts'
import { type Block, type Choice, cheapest } from './block.ts'
import { regionHtml } from './region.ts'
import { INNER_WIDTH, type Sheet, spanWidth } from './sheet.ts'

/** Minimum and preferred area of an advertisement in square millimetres per letter. */
const MIN_AREA_PER_LETTER = 17
const PREFERRED_AREA_PER_LETTER = 44

export function adBlock(ad: DisplayAd, sheet: Sheet, spans: readonly number[]): Block {
  return {
    id: ad.id,
    sort: 'ad',
    rank: 9,
    spans,
    probes: [],
    choices: (span) => cheapest(choicesAt(ad, sheet, span)),
  }
}

function* choicesAt(ad: DisplayAd, sheet: Sheet, span: number): Generator<Choice> {
  const width = spanWidth(sheet, span)
  const letters = [ad.advertiser, ad.headline, ...ad.lines, ad.smallPrint ?? ''].join('').length
  const paper = (ad.scene ? 1.5 : 1) * (sheet.lang === 'kn' ? 1.25 : 1) * Math.max(90, letters)
  for (let lines = 8; lines <= sheet.lines / 2; lines++) {
    const height = lines * sheet.lineMm
    const area = width * height
    const ratio = height / width
    const banner = width > INNER_WIDTH * 0.7
    if (area < paper * MIN_AREA_PER_LETTER || ratio > 1.9 || ratio < (banner ? 0.15 : 0.3)) continue
    const best = banner ? 0.22 : 0.75
    const cost =
      Math.log(area / (paper * PREFERRED_AREA_PER_LETTER)) ** 2 * 0.6 + Math.log(ratio / best) ** 2
    yield {
      lines,
      cost,
      headPt: 0,
      draw: (box, studio) =>
        regionHtml(
          { id: ad.id, sort: 'ad', look: `ad ${ad.look}`, box, stretch: 'scale' },
          adHtml(ad, box, studio),
        ),
    }
  }
}
