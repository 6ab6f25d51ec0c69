import type { NumberSource, PressFinding } from '#contract/desk/press-findings.ts'
import type { FileNameParts } from '#domain/page-file-name.ts'
import type { PageFacts } from './page-facts.ts'

/** A page of a PDF file that has no number yet. */
export interface Sheet {
  file: string
  modifiedAt: number
  /** The place of the page in a sheet that was cut in two. */
  indexInSheet: number
  /** Whether the file has several pages, so that its name is not the name of one page. */
  isPart: boolean
  name: FileNameParts
  facts: PageFacts
}

export type NumberedSheet<S extends Sheet = Sheet> = S & {
  number: number
  numberFrom: NumberSource
}

interface Numbering<S extends Sheet> {
  /** In the order of their numbers. */
  sheets: NumberedSheet<S>[]
  findings: PressFinding[]
}

const JACKET = /^(jacket|ಜಾಕೆಟ್)/i

/** Numbers pages by the names of their files, else by their printed folios, else by their order. */
export function numberSheets<S extends Sheet>(sheets: readonly S[]): Numbering<S> {
  if (sheets.some(({ isPart }) => isPart)) return { sheets: byOrder(sheets), findings: [] }
  const numbers = sheets.map(numberInName)
  if (numbers.every((number) => number === undefined)) {
    return { sheets: byFolio(sheets) ?? byOrder(sheets), findings: [] }
  }
  const { numbered, findings } = completeNumbers(sheets, numbers)
  const kept = withoutReplaced(numbered.toSorted((one, other) => one.number - other.number))
  const ambiguous = kept.sheets.flatMap((sheet) => ambiguity(sheet, sheets))
  return { sheets: kept.sheets, findings: [...findings, ...kept.findings, ...ambiguous] }
}

function numberInName({ name, indexInSheet }: Sheet): number | undefined {
  if (name.page === undefined) return JACKET.test(name.name ?? '') ? 0 : undefined
  return name.page + indexInSheet
}

/** The name of a sheet with two pages has two numbers; that of one page should not. */
function ambiguity(
  { file, name, number }: NumberedSheet,
  sheets: readonly Sheet[],
): PressFinding[] {
  const { page, otherPage } = name
  const isSpread = sheets.filter((sheet) => sheet.file === file).length > 1
  if (page === undefined || otherPage === undefined || isSpread) return []
  return [
    {
      code: 'number',
      page: number,
      severity: 'question',
      fact: { kind: 'two-numbers', page, file, other: otherPage },
    },
  ]
}

function byOrder<S extends Sheet>(sheets: readonly S[]): NumberedSheet<S>[] {
  return sheets.map((sheet, index) => ({ ...sheet, number: index + 1, numberFrom: 'order' }))
}

/** A front page often prints no number. */
function byFolio<S extends Sheet>(sheets: readonly S[]): NumberedSheet<S>[] | undefined {
  const numbers = sheets.map(({ facts }) => certainNumber(facts))
  const withoutNumber = numbers.filter((number) => number === undefined).length
  const all = numbers.map((number) => number ?? 1)
  if (sheets.length < 2 || withoutNumber > 1 || new Set(all).size < sheets.length) return undefined
  return sheets
    .map((sheet, index) => ({ ...sheet, number: all[index] ?? 1, numberFrom: 'folio' as const }))
    .toSorted((one, other) => one.number - other.number)
}

export function certainNumber({ head }: PageFacts): number | undefined {
  return head.numbers.length === 1 ? head.numbers[0] : undefined
}

/** Files without a number in their name get their folio, or follow the others. */
function completeNumbers<S extends Sheet>(
  sheets: readonly S[],
  numbers: readonly (number | undefined)[],
) {
  const findings: PressFinding[] = []
  const taken = new Set(numbers)
  const numbered = sheets.map((sheet, index): NumberedSheet<S> => {
    const inName = numbers[index]
    if (inName !== undefined) return { ...sheet, number: inName, numberFrom: 'name' }
    const folio = certainNumber(sheet.facts)
    const isFree = folio !== undefined && !taken.has(folio)
    const number = isFree ? folio : Math.max(...[...taken].map((each) => each ?? 0)) + 1
    taken.add(number)
    if (isFree) return { ...sheet, number, numberFrom: 'folio' }
    findings.push({
      code: 'number',
      page: number,
      severity: 'question',
      fact: { kind: 'no-number', page: number, file: sheet.file },
    })
    return { ...sheet, number, numberFrom: 'order' }
  })
  return { numbered, findings }
}

/** Of several files with one number, a later correction wins, then the newer file. */
function withoutReplaced<S extends Sheet>(sheets: readonly NumberedSheet<S>[]): Numbering<S> {
  const findings: PressFinding[] = []
  const kept = sheets.filter((sheet) => {
    // A jacket has several pages, and all may have the number 0.
    if (sheet.number === 0 && JACKET.test(sheet.name.name ?? '')) return true
    const same = sheets.filter(({ number }) => number === sheet.number)
    const [best = sheet] = same.toSorted(
      (one, other) =>
        other.name.correction - one.name.correction || other.modifiedAt - one.modifiedAt,
    )
    if (best === sheet) return true
    findings.push(replacement(sheet, best))
    return false
  })
  return { sheets: kept, findings }
}

function replacement(left: NumberedSheet, best: NumberedSheet): PressFinding {
  const page = best.number
  const { correction } = best.name
  const isSame = best.facts.sha256 === left.facts.sha256
  const why = correction > left.name.correction ? 'corrected' : isSame ? 'same' : 'older'
  return {
    code: 'duplicate',
    page,
    severity: why === 'older' ? 'question' : 'note',
    fact: { kind: 'left-out', page, used: best.file, left: left.file, why, correction },
  }
}
