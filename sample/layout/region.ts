import type { Box } from './block.ts'

interface Region {
  id: string
  kind: 'article' | 'ad' | 'furniture'
  /** CSS classes. */
  look: string
  box: Box
  /** How `stretchRegions` may stretch it to fill its box. */
  stretch?: string
}

/** Marks every region with its kind and id, for programs that read a laid-out page. */
export function regionHtml({ id, kind, look, box, stretch }: Region, inside: string): string {
  const style = `left:${box.left}mm;top:${box.top}mm;width:${box.width}mm;height:${box.height}mm`
  const how = stretch ? ` data-stretch="${stretch}"` : ''
  return `<section class="region ${look}" data-region="${id}" data-kind="${kind}"${how} style="${style}">${inside}</section>`
}
