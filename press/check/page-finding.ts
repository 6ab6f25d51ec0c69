import type { FindingFact, PressFinding } from '#contract/desk/press-findings.ts'
import { findingSentence } from '#domain/press-findings/finding-words.ts'

/** A finding as commands print it. */
export type SaidFinding = Omit<PressFinding, 'fact'> & {
  /** What is wrong, what would happen, and what to do. */
  sentence: string
}

/** The questions that are not answered with yes. */
export function openQuestions<F extends Pick<PressFinding, 'code' | 'severity'>>(
  findings: readonly F[],
  answers: readonly string[],
): F[] {
  return findings.filter(({ severity, code }) => severity === 'question' && !answers.includes(code))
}

/** Says a finding in the words of the command line. */
export function sayFinding({ fact, ...finding }: PressFinding): SaidFinding {
  return { ...finding, sentence: sentenceOf(fact) }
}

function sentenceOf(fact: FindingFact): string {
  const sentence = findingSentence(fact, 'en', {
    title: (publisher) => publisher,
    day: (date) => date,
    hour: (which, time) => `--${which} ${time}`,
  })
  const advice = adviceFor(fact)
  return advice ? `${sentence} ${advice}` : sentence
}

function adviceFor({ kind }: FindingFact): string | undefined {
  switch (kind) {
    case 'printed-title':
    case 'printed-language':
      return 'For the other title, use --publisher.'
    case 'fewer-pages':
      return 'To replace single pages, use --page.'
    case 'missing-front':
      return 'To replace single pages of a published issue, use --page.'
    case 'no-text':
      return '`press afterwards` reads them by OCR.'
    case 'usual-sections':
      return 'Give them with --section or --plan.'
    default:
      return undefined
  }
}
