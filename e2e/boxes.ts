import { expect, type Locator } from '@playwright/test'

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

export async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox()
  if (!box) throw new Error(`Not on the screen: ${part}`)
  return box
}

/** Waits until two elements do not overlap. Bars and pages may still be moving. */
export async function expectApart(one: Locator, other: Locator): Promise<void> {
  await expect(async () => {
    expect(overlap(await boxOf(one), await boxOf(other)), `${one} and ${other}`).toBe(0)
  }).toPass()
}

/** The overlap in square pixels. Shared edges and rounding errors do not count. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width < 1 || height < 1 ? 0 : Math.round(width * height)
}

/** The number of lines that these words take. They may span several elements. */
export function linesOf(text: Locator, words: string): Promise<number> {
  return text.evaluate((element, searchText) => {
    const range = document.createRange()
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const start = (element.textContent ?? '').indexOf(searchText)
    if (start < 0) throw new Error(`Text not found: ${searchText}`)
    const lines = new Set<number>()
    let before = 0
    while (walker.nextNode()) {
      const node = walker.currentNode
      const length = node.textContent?.length ?? 0
      const [from, to] = [start - before, start + searchText.length - before]
      before += length
      if (from >= length || to <= 0) continue
      range.setStart(node, Math.max(0, from))
      range.setEnd(node, Math.min(length, to))
      for (const { bottom } of range.getClientRects()) lines.add(Math.round(bottom))
    }
    return lines.size
  }, words)
}
