import type { Page } from '#contract/issues.ts'

/** The smallest file with enough pixels, else the largest. */
export function fileFor<F extends { width: number }>(
  files: readonly F[],
  pixels: number,
): F | undefined {
  const rising = files.toSorted((a, b) => a.width - b.width)
  return rising.find(({ width }) => width >= pixels) ?? rising.at(-1)
}

/** The width of the file that the browser chose from `srcset`. */
export function widthChosen(image: HTMLImageElement, page: Page): number {
  const chosen = [...page.images, ...page.avif].find(({ file }) => image.currentSrc.endsWith(file))
  return chosen?.width ?? 0
}
