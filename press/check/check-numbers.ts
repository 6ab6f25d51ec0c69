import type { PressFinding } from '#contract/desk/press-findings.ts'
import type { KnownIssue } from './known-issue.ts'
import { certainNumber } from './number-sheets.ts'
import { aboutPages, type PageFile, printedNumbers } from './page-file.ts'

/** Compares the numbers of the pages with each other, with the page plan and with what readers see now. */
export function checkMissing(files: readonly PageFile[], known: KnownIssue): PressFinding[] {
  const { pagePlan, shownPages = 0 } = known
  const numbers = new Set(files.map(({ printedNo }) => printedNo))
  const isPlanned = pagePlan?.from.kind === 'file'
  const last = Math.max(...numbers, isPlanned ? pagePlan.pages : 0)
  // A package says itself which pages the issue has.
  const isComplete = !isPlanned && files.every(({ numberFrom }) => numberFrom === 'package')
  const missing = isComplete ? [] : range(1, last).filter((number) => !numbers.has(number))
  if (missing.includes(1)) return [missingFront(files)]
  const findings: PressFinding[] = []
  if (missing.length > 0) {
    const plan = isPlanned && { plan: { from: pagePlan.from, pages: pagePlan.pages } }
    findings.push({
      code: 'missing',
      severity: 'question',
      fact: { kind: 'missing', pages: missing, ...plan },
    })
  }
  findings.push(...checkUnplanned(files, known))
  if (shownPages > files.length) {
    findings.push({
      code: 'missing',
      severity: 'question',
      fact: { kind: 'fewer-pages', shown: shownPages, sent: files.length },
    })
  } else if (pagePlan && !isPlanned && pagePlan.pages !== last) {
    findings.push({
      code: last < pagePlan.pages ? 'missing' : 'unplanned',
      severity: 'note',
      fact: { kind: 'usual-pages', from: pagePlan.from, usual: pagePlan.pages, sent: last },
    })
  }
  return findings
}

/** Finds pages that a newsroom's own plan does not have. */
export function checkUnplanned(
  files: readonly PageFile[],
  { pagePlan }: KnownIssue,
): PressFinding[] {
  if (pagePlan?.from.kind !== 'file') return []
  const unplanned = files.filter(({ printedNo }) => printedNo > pagePlan.pages)
  if (unplanned.length === 0) return []
  return [
    {
      code: 'unplanned',
      ...aboutPages(unplanned),
      severity: 'question',
      fact: {
        kind: 'unplanned',
        from: pagePlan.from,
        planned: pagePlan.pages,
        pages: printedNumbers(unplanned),
      },
    },
  ]
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index)

function missingFront(files: readonly PageFile[]): PressFinding {
  const [first] = files
  return {
    code: 'missing',
    page: 1,
    severity: 'fault',
    fact: { kind: 'missing-front', page: first?.printedNo ?? 0, file: first?.file ?? '' },
  }
}

/** Compares the printed folios with the numbers of the pages. */
export function checkFolios(files: readonly PageFile[]): PressFinding[] {
  const wrong = files.filter(({ printedNo, facts }) => {
    // Front pages and jackets have no folio, but teasers with the numbers of other pages.
    const folio = facts && certainNumber(facts)
    return printedNo > 1 && folio !== undefined && folio !== printedNo
  })
  const supplement = wrong.filter((page) => isInSupplement(page, files))
  const notes: PressFinding[] =
    supplement.length === 0
      ? []
      : [
          {
            code: 'number',
            severity: 'note',
            fact: { kind: 'supplement', pages: printedNumbers(supplement) },
          },
        ]
  return [...wrong.filter((page) => !supplement.includes(page)).map(wrongFolio), ...notes]
}

/** A supplement counts from 1 again: all pages from its first on print their number in it, or none. */
function isInSupplement({ printedNo, facts }: PageFile, files: readonly PageFile[]): boolean {
  const own = facts && certainNumber(facts)
  if (own === undefined) return false
  const first = printedNo - own + 1
  return (
    first > 1 &&
    files
      .filter((file) => file.printedNo >= first && file.printedNo <= printedNo)
      .every((file) => {
        const number = file.facts && certainNumber(file.facts)
        return number === undefined || number === file.printedNo - first + 1
      })
  )
}

function wrongFolio({ pageNo, printedNo, file, numberFrom, facts }: PageFile): PressFinding {
  const folio = (facts && certainNumber(facts)) ?? 0
  return {
    code: 'number',
    page: pageNo,
    severity: 'question',
    fact: { kind: 'folio', page: printedNo, file, from: numberFrom, folio },
  }
}
