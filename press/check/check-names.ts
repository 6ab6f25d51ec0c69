import type { FindingCode, FindingFact, PressFinding } from '#contract/desk/press-findings.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import type { KnownEdition, KnownIssue } from './known-issue.ts'
import { aboutPages, groupBy, type PageFile, printedNumbers } from './page-file.ts'

/** Compares title, date and edition in the names of files with the issue. */
export function checkNames(
  files: readonly PageFile[],
  { key, editions }: KnownIssue,
): PressFinding[] {
  const titles = groupBy(files, ({ name }) =>
    name.title === key.publisher ? undefined : name.title,
  )
  const dates = groupBy(files, ({ name }) => (name.date === key.date ? undefined : name.date))
  const ofOthers = groupBy(files, ({ name }) => {
    const named = name.edition ? editionsNamed(name.edition, key.publisher, editions) : []
    return named.some(({ id }) => id === key.edition) ? undefined : named[0]
  })
  const { publisher, date, edition } = key
  return [
    ...[...titles].map(([named, wrong]) =>
      question('title', wrong, { kind: 'title-in-name', ...aboutFiles(wrong), named, publisher }),
    ),
    ...[...dates].map(([named, wrong]) =>
      question('file-date', wrong, { kind: 'date-in-name', ...aboutFiles(wrong), named, date }),
    ),
    ...[...ofOthers].map(([{ id, names }, wrong]) => {
      const about = { ...aboutFiles(wrong), id, name: names[0] ?? '', edition }
      return question('edition', wrong, { kind: 'edition-in-name', ...about })
    }),
    ...checkOddCodes(files),
  ]
}

function question(code: FindingCode, files: readonly PageFile[], fact: FindingFact): PressFinding {
  return { code, ...aboutPages(files), severity: 'question', fact }
}

function aboutFiles(files: readonly PageFile[]) {
  return { pages: printedNumbers(files), file: files[0]?.file ?? '' }
}

/** Codes that are no known edition still have to be the same in all names. */
function checkOddCodes(files: readonly PageFile[]): PressFinding[] {
  const codes = groupBy(files, ({ name }) => name.edition?.toUpperCase())
  const [usual, ...others] = [...codes].toSorted(([, one], [, other]) => other.length - one.length)
  if (!usual || usual[1].length <= files.length / 2) return []
  return others.map(([named, odd]) =>
    question('edition', odd, {
      kind: 'odd-code-in-name',
      ...aboutFiles(odd),
      named,
      usual: usual[0],
    }),
  )
}

/** The editions of a title that a number, a name or an abbreviation such as BLR (Bengaluru) can mean. */
function editionsNamed(
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
