import type { Box } from './block.ts'

interface Region {
  id: string
  kind: 'article' | 'ad' | 'furniture'
  /** Its classes. */
  look: string
  box: Box
  /** Words for how the browser may stretch it to fill its box. */
  stretch?: string
}

/** Every region of a page says in the HTML what it is, for whoever reads a laid-out page. */
export function regionHtml({ id, kind, look, box, stretch }: Region, inside: string): string {
  const style = `left:${box.left}mm;top:${box.top}mm;width:${box.width}mm;height:${box.height}mm`
  const how = stretch ? ` data-stretch="${stretch}"` : ''
  return `<section class="region ${look}" data-region="${id}" data-kind="${kind}"${how} style="${style}">${inside}</section>`
}
