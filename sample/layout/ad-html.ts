import type { DisplayAd } from '../content/story.ts'
import type { Box, Studio } from './block.ts'
import { escapeHtml, part } from './story-html.ts'

/** The share of an advertisement that its picture takes. */
const PICTURE_SHARE = 0.4
const FRAME = 2.7

export function adHtml(ad: DisplayAd, box: Box, studio: Studio): string {
  const flat = box.height < box.width * 0.62
  const lines = ad.lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')
  const words = [
    part('p', 'advertiser', ad.advertiser),
    `<div class="pitch">${part('h4', 'headline', ad.headline)}<ul class="lines" data-part="paragraph">${lines}</ul></div>`,
    part('p', 'small-print', ad.smallPrint),
  ].join('')
  const inside = `<div class="words">${words}</div>`
  const shape = flat ? (box.height < box.width * 0.3 ? 'flat banner' : 'flat') : 'tall'
  if (!ad.scene) return `<div class="ad-frame ${shape}">${inside}</div>`
  const width = (flat ? box.width * PICTURE_SHARE : box.width) - 2 * FRAME
  const height = (flat ? box.height : box.height * PICTURE_SHARE) - 2 * FRAME
  const image = `<img src="${studio(ad.scene, width, height)}" alt="" style="width:${width}mm;height:${height}mm">`
  return `<div class="ad-frame ${shape}">${image}${inside}</div>`
}
