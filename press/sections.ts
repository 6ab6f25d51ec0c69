import type { PageTask } from './page-task.ts'
import { PressError } from './press-error.ts'

const DEFAULT_SECTION = 'Main'

/** Gives pages their sections: `Sport=9-12` puts pages 9 to 12 into Sport. */
export function assignSections(pages: readonly PageTask[], options: readonly string[]): PageTask[] {
  const ranges = options.map(parseSection)
  const faults = ranges.flatMap(({ fault }) => fault ?? [])
  if (faults.length > 0) throw new PressError(faults)
  return pages.map((page) => {
    const asked = ranges.find(({ from, to }) => page.pageNo >= from && page.pageNo <= to)
    return { ...page, section: asked?.name ?? (page.section || DEFAULT_SECTION) }
  })
}

function parseSection(option: string) {
  const [, name = '', from = '', to = from] = /^([^=]+)=(\d+)(?:-(\d+))?$/.exec(option) ?? []
  const range = { name, from: Number(from), to: Number(to) }
  const isSound = name.trim() !== '' && range.from >= 1 && range.to >= range.from
  return isSound
    ? { ...range, fault: undefined }
    : { ...range, fault: `--section ${option}: write it as Sport=9-12` }
}
