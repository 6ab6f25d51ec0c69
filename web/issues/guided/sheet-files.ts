import type { Page } from '#contract/issues.ts'
import { fileFor } from '../stage/image-files.ts'
import { filesOf } from '../stage/page-image.ts'

type PageFiles = Pick<Page, 'image' | 'images' | 'avif'>

/**
 * The pictures of a page that is `width` CSS pixels wide, the sharpest last. The first is that of the whole page, which is on the
 * screen already, so that something shows while the sharper one is fetched.
 */
export function sheetFiles(page: PageFiles, width: number): string[] {
  const files = filesOf(page)
  const widths = [document.documentElement.clientWidth, width]
  const names = widths.map((each) => fileFor(files, each * devicePixelRatio)?.file ?? page.image)
  return [...new Set(names)]
}
