import type { KnownIssue } from './known-issue.ts'
import { certainNumber } from './number-sheets.ts'
import { aboutPages, agree, type PageFile, subjectOf } from './page-file.ts'
import { namePages, type PageFinding, startSentence } from './page-finding.ts'
import { planSubject } from './page-plan.ts'

/** Compares the numbers of the pages with each other, with the page plan and with what readers see now. */
export function checkMissing(files: readonly PageFile[], known: KnownIssue): PageFinding[] {
  const { pagePlan, shownPages = 0 } = known
  const numbers = new Set(files.map(({ printedNo }) => printedNo))
  const isPlanned = pagePlan?.from.kind === 'file'
  const last = Math.max(...numbers, isPlanned ? pagePlan.pages : 0)
  // A package says itself which pages the issue has.
  const isComplete = !isPlanned && files.every(({ numberFrom }) => numberFrom === 'package')
  const missing = isComplete ? [] : range(1, last).filter((number) => !numbers.has(number))
  if (missing.includes(1)) return [missingFront(files)]
  const findings: PageFinding[] = []
  if (missing.length > 0) {
    const source = isPlanned ? ` (${planSubject(pagePlan)} ${pagePlan.pages} pages)` : ''
    findings.push({
      code: 'missing',
      severity: 'question',
      sentence: `${startSentence(namePages(missing))} ${missing.length === 1 ? 'is' : 'are'} missing${source}. The issue would be published without ${missing.length === 1 ? 'it' : 'them'}; the other pages keep their numbers.`,
    })
  }
  findings.push(...checkUnplanned(files, known))
  if (shownPages > files.length) {
    findings.push({
      code: 'missing',
      severity: 'question',
      sentence: `Readers see ${shownPages} pages of this issue now. They would see ${files.length}. To replace single pages, use --page.`,
    })
  } else if (pagePlan && !isPlanned && pagePlan.pages !== last) {
    findings.push({
      code: last < pagePlan.pages ? 'missing' : 'unplanned',
      severity: 'note',
      sentence: `${planSubject(pagePlan)} ${pagePlan.pages} pages; this one has ${last}.`,
    })
  }
  return findings
}

/** Finds pages that a newsroom's own plan does not have. */
export function checkUnplanned(
  files: readonly PageFile[],
  { pagePlan }: KnownIssue,
): PageFinding[] {
  if (pagePlan?.from.kind !== 'file') return []
  const unplanned = files.filter(({ printedNo }) => printedNo > pagePlan.pages)
  if (unplanned.length === 0) return []
  return [
    {
      code: 'unplanned',
      ...aboutPages(unplanned),
      severity: 'question',
      sentence: `${planSubject(pagePlan)} ${pagePlan.pages} pages. ${subjectOf(unplanned)} would be published as well.`,
    },
  ]
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index)

function missingFront(files: readonly PageFile[]): PageFinding {
  const [first] = files
  return {
    code: 'missing',
    page: 1,
    severity: 'fault',
    sentence: `Page 1 is missing, and an issue needs its front page: the first file, ${first?.file}, is page ${first?.printedNo}. To replace single pages of a published issue, use --page.`,
  }
}

/** Compares the printed folios with the numbers of the pages. */
export function checkFolios(files: readonly PageFile[]): PageFinding[] {
  const wrong = files.filter(({ printedNo, facts }) => {
    // Front pages and jackets have no folio, but teasers with the numbers of other pages.
    const folio = facts && certainNumber(facts)
    return printedNo > 1 && folio !== undefined && folio !== printedNo
  })
  const supplement = wrong.filter((page) => isInSupplement(page, files))
  const notes: PageFinding[] =
    supplement.length === 0
      ? []
      : [
          {
            code: 'number',
            severity: 'note',
            sentence: `${subjectOf(supplement)} ${agree(supplement, 'prints another number', 'print other numbers')}, as pages of a supplement do.`,
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

function wrongFolio({ pageNo, printedNo, file, numberFrom, facts }: PageFile): PageFinding {
  const folio = facts && certainNumber(facts)
  const source = {
    name: `${file} is page ${printedNo} by its name`,
    package: `${file} is page ${printedNo} in the package`,
    folio: `${file} is page ${printedNo}`,
    order: `${file} is page ${printedNo} by its place in the order`,
    command: `${file} is sent as page ${printedNo}`,
  }[numberFrom]
  return {
    code: 'number',
    page: pageNo,
    severity: 'question',
    sentence: `${source}, but the page prints ${folio}. It would be published as page ${printedNo}.`,
  }
}
