import type { PublisherCode } from '#contract/publisher.ts'
import type { KnownEdition, KnownIssue } from './known-issue.ts'
import { aboutPages, agree, groupBy, type PageFile, subjectOf } from './page-file.ts'
import type { PageFinding } from './page-finding.ts'

/** Compares title, date and edition in the names of files with the issue. */
export function checkNames(
  files: readonly PageFile[],
  { key, editions }: KnownIssue,
): PageFinding[] {
  const titles = groupBy(files, ({ name }) =>
    name.title === key.publisher ? undefined : name.title,
  )
  const dates = groupBy(files, ({ name }) => (name.date === key.date ? undefined : name.date))
  const ofOthers = groupBy(files, ({ name }) => {
    const named = name.edition ? editionsNamed(name.edition, key.publisher, editions) : []
    const isOther = named.length > 0 && !named.some(({ id }) => id === key.edition)
    return isOther ? `edition ${named[0]?.id} (${named[0]?.names[0]})` : undefined
  })
  return [
    ...sentences('title', titles, `The issue is of ${key.publisher}`),
    ...sentences('file-date', dates, `The issue is of ${key.date}`),
    ...sentences('edition', ofOthers, `The issue is of edition ${key.edition}`),
    ...checkOddCodes(files),
  ]
}

function sentences(
  code: PageFinding['code'],
  groups: Map<string, PageFile[]>,
  issue: string,
): PageFinding[] {
  return [...groups].map(([named, files]) => ({
    code,
    ...aboutPages(files),
    severity: 'question',
    sentence: `${nameFiles(files)} of ${named} by name. ${issue}; ${agree(files, 'the page', 'the pages')} would be published in it.`,
  }))
}

/** Codes that are no known edition still have to be the same in all names. */
function checkOddCodes(files: readonly PageFile[]): PageFinding[] {
  const codes = groupBy(files, ({ name }) => name.edition?.toUpperCase())
  const [usual, ...others] = [...codes].toSorted(([, one], [, other]) => other.length - one.length)
  if (!usual || usual[1].length <= files.length / 2) return []
  return others.map(([code, odd]) => ({
    code: 'edition',
    ...aboutPages(odd),
    severity: 'question',
    sentence: `${nameFiles(odd)} of ${code} by name, most others of ${usual[0]}. ${agree(odd, 'The page', 'The pages')} would be published in this issue.`,
  }))
}

function nameFiles(files: readonly PageFile[]): string {
  const [first] = files
  return files.length === 1
    ? `${first?.file} is`
    : `${subjectOf(files)} (${first?.file} and others) are`
}

/** The editions of a title that a number, a name or an abbreviation such as BLR (Bengaluru) can mean. */
export function editionsNamed(
  code: string,
  publisher: PublisherCode,
  editions: readonly KnownEdition[],
): KnownEdition[] {
  const own = editions.filter((edition) => edition.publisher === publisher)
  if (/^\d+$/.test(code)) return own.filter(({ id }) => id === Number(code))
  const plain = lettersOf(code)
  const byName = own.filter(({ names }) => names.some((name) => lettersOf(name) === plain))
  if (byName.length > 0 || !/^[a-z]{2,5}$/.test(plain)) return byName
  return own.filter(({ names }) => names.some((name) => isAbbreviation(plain, lettersOf(name))))
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}]/gu, '')

/** The same first letter, and the other letters in the same order. */
function isAbbreviation(code: string, name: string): boolean {
  if (code[0] !== name[0]) return false
  let at = 0
  for (const letter of name) if (letter === code[at]) at += 1
  return at === code.length
}
