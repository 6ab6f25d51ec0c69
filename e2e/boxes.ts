import { expect, type Locator } from '@playwright/test'

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

export async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox()
  if (!box) throw new Error(`Not on the screen: ${part}`)
  return box
}

/** Waits until the two parts share no pixel: bars and pages may still be moving. */
export async function expectApart(one: Locator, other: Locator): Promise<void> {
  await expect
    .poll(async () => overlap(await boxOf(one), await boxOf(other)), `${one} and ${other}`)
    .toBe(0)
}

/** In square pixels; shared edges and rounding do not count. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width < 1 || height < 1 ? 0 : Math.round(width * height)
}

/** How many lines of text it takes. */
export function linesOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
  })
}
