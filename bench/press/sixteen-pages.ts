import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLE_PAGES } from '#sample/content/pages.ts'
import { editionsOf, printedFile } from '#sample/printed-files.ts'

export interface BenchPage {
  file: string
  pdf: Uint8Array
}

/** Copies eight pages of each title into a folder. */
export async function sixteenPages(folder: string): Promise<BenchPage[]> {
  const printed = SAMPLE_PAGES.filter(({ file }) => !file.endsWith('second')).flatMap((page) =>
    editionsOf(page)
      .slice(0, 1)
      .map((edition) => printedFile(page, edition)),
  )
  return printed.map((name, index) => {
    const file = join(folder, `${String(index + 1).padStart(2, '0')}.pdf`)
    copyFileSync(new URL(`../../sample/${name}`, import.meta.url), file)
    return { file, pdf: readFileSync(file) }
  })
}
