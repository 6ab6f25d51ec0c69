import type { BlockSort, Box } from './block.ts'

interface Region {
  id: string
  sort: BlockSort
  /** CSS classes. */
  look: string
  box: Box
  /** How `stretchRegions` may stretch it to fill its box. */
  stretch?: string
}

/** Marks every region with its sort and id, for programs that read a laid-out page. */
export function regionHtml({ id, sort, look, box, stretch }: Region, inside: string): string {
  const style = `left:${box.left}mm;top:${box.top}mm;width:${box.width}mm;height:${box.height}mm`
  const how = stretch ? ` data-stretch="${stretch}"` : ''
  return `<section class="region ${look}" data-region="${id}" data-sort="${sort}"${how} style="${style}">${inside}</section>`
}
