import type { PressFinding } from '#contract/desk/press-findings.ts'
import { checkContent } from './check-content.ts'
import { checkNames } from './check-names.ts'
import { checkFolios, checkMissing } from './check-numbers.ts'
import { checkRepeats } from './check-repeats.ts'
import { checkSizes } from './check-sizes.ts'
import type { KnownIssue } from './known-issue.ts'
import type { PageFile } from './page-file.ts'

/** Everything that an editor should know about single pages, whether or not they are the whole issue. */
export function checkPages(files: readonly PageFile[], known: KnownIssue): PressFinding[] {
  return [
    ...checkNames(files, known),
    ...checkFolios(files),
    ...checkContent(files, known),
    ...checkSizes(files, known),
    ...checkRepeats(files, known),
  ]
}

/** The same for all pages of an issue, and what it lacks. */
export function checkWholeIssue(
  files: readonly PageFile[],
  pages: readonly { section: string }[],
  known: KnownIssue,
): PressFinding[] {
  return [
    ...checkMissing(files, known),
    ...checkPages(files, known),
    ...checkSections(pages, known),
  ]
}

/** Sections that recent weeks had and this issue has not. */
function checkSections(
  pages: readonly { section: string }[],
  { pagePlan }: KnownIssue,
): PressFinding[] {
  if (pagePlan?.from.kind !== 'weekday' || pagePlan.sections.length < 2) return []
  const here = new Set(pages.map(({ section }) => section))
  if (pagePlan.sections.every(({ name }) => here.has(name))) return []
  const usual = pagePlan.sections.map(({ name, from, to }) => `${name}=${from}-${to}`)
  return [
    {
      code: 'section',
      severity: 'note',
      fact: { kind: 'usual-sections', from: pagePlan.from, usual, sent: [...here] },
    },
  ]
}
