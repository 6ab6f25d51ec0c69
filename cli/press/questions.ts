import { FINDING_CODES, type FindingCode } from '#contract/desk/press-findings.ts'
import { openQuestions, type SaidFinding } from '#press/check/page-finding.ts'
import { PressError } from '#press/press-error.ts'
import { UsageError } from '../exit-code.ts'
import type { Output } from '../output.ts'
import type { Terminal } from '../terminal.ts'

/** The questions that `--yes` answers. */
export function answersOf(yes: string | undefined): FindingCode[] {
  const words = yes?.split(',').map((word) => word.trim()) ?? []
  return words.map((word) => {
    const code = FINDING_CODES.find((each) => each === word)
    if (code) return code
    throw new UsageError(`--yes ${word}: no such question. There are: ${FINDING_CODES.join(', ')}`)
  })
}

/**
 * Prints what was found, and asks at a terminal whether to go on. Returns the output of the command if it must stop:
 * the answer is no, or nobody is there to ask.
 */
export async function stopAtQuestions(
  findings: readonly SaidFinding[],
  yes: string | undefined,
  terminal: Terminal,
): Promise<Output | undefined> {
  const faults = findings.filter(({ severity }) => severity === 'fault')
  const open = openQuestions(findings, answersOf(yes))
  for (const finding of findings) {
    if (!open.includes(finding) && finding.severity !== 'fault') terminal.note(finding.sentence)
  }
  if (faults.length > 0) throw new PressError(faults.map(({ sentence }) => sentence))
  if (open.length === 0) return undefined
  for (const { sentence, code } of open) terminal.note(`${sentence} (${code})`)
  if (await terminal.ask?.('Publish all the same? [y/N] ')) return undefined
  const codes = [...new Set(open.map(({ code }) => code))]
  terminal.note(`Nothing was published. To publish all the same, add --yes ${codes.join(',')}`)
  return { text: '', json: { published: false, questions: open }, hasQuestions: true }
}
