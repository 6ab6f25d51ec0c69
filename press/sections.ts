import { DEFAULT_SECTION_NAME } from '#domain/page-names.ts'
import type { PageTask } from './page-task.ts'
import { PressError } from './press-error.ts'

/** Assigns sections by page ranges: `Sport=9-12` or, with a Kannada name, `Sport|ಕ್ರೀಡೆ=9-12`. */
export function assignSections(pages: readonly PageTask[], options: readonly string[]): PageTask[] {
  const ranges = options.map(parseSection)
  const faults = ranges.flatMap(({ fault }) => fault ?? [])
  if (faults.length > 0) throw new PressError(faults)
  return pages.map((page) => {
    const range = ranges.find(({ from, to }) => page.pageNo >= from && page.pageNo <= to)
    if (!range) return { ...page, section: page.section || DEFAULT_SECTION_NAME }
    return { ...page, section: range.name, section_kn: range.kannada }
  })
}

function parseSection(option: string) {
  const [, names = '', from = '', to = from] = /^([^=]+)=(\d+)(?:-(\d+))?$/.exec(option) ?? []
  const [name = '', kannada = null] = names.split('|').map((one) => one.trim())
  const range = { name, kannada, from: Number(from), to: Number(to) }
  const isValid = name !== '' && kannada !== '' && range.from >= 1 && range.to >= range.from
  return isValid
    ? { ...range, fault: undefined }
    : { ...range, fault: `--section ${option}: write it as Sport=9-12` }
}
