import type { FindingFact } from '#contract/desk/press-findings.ts'
import { type Language, TITLES } from '#contract/titles.ts'
import { formatShortDate } from '#domain/format.ts'
import { findingSentence } from '#domain/press-findings/finding-words.ts'
import type { Translate } from '../i18n/use-t.ts'

/** What the checks found, and what to do about it at the desk. */
export function findingWords(fact: FindingFact, language: Language, t: Translate): string {
  const sentence = findingSentence(fact, language, {
    title: (publisher) => TITLES[publisher].names[language],
    day: (date) => formatShortDate(date, language),
    hour: (which, time) =>
      which === 'early'
        ? t('The early release at {time}', { time })
        : t('The release at {time}', { time }),
  })
  const advice = adviceFor(fact, t)
  return advice ? `${sentence} ${advice}` : sentence
}

function adviceFor({ kind }: FindingFact, t: Translate): string | undefined {
  switch (kind) {
    case 'printed-title':
    case 'printed-language':
    case 'printed-edition':
    case 'title-in-name':
    case 'edition-in-name':
      return t('If it belongs elsewhere, remove the file here and choose the right edition above.')
    case 'printed-date':
    case 'date-in-name':
    case 'repeated':
      return t('Remove the file and send the right one, or choose another date above.')
    case 'missing':
      return t('Send the page to complete the issue.')
    case 'missing-front':
    case 'fewer-pages':
      return t('To replace single pages, use Change page below Published pages.')
    case 'no-text':
      return t('The press reads them by OCR after publishing, if OCR is installed.')
    default:
      return undefined
  }
}
