import type { NightEdition } from '#contract/desk/board.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import type { Names } from '#contract/names.ts'
import type { Language } from '#contract/titles.ts'
import { missingPages, nightState, openingTimes, unmadePages } from './edition-night.ts'

/** How an edition stands and what is missing: 'Page 7 has not arrived; early release is in 40 minutes.' */
export function nightSentence(edition: NightEdition, now: number): Names {
  return { en: sentenceIn(ENGLISH, edition, now), kn: sentenceIn(KANNADA, edition, now) }
}

/** The late page in a few words, for the title of a window: 'Page 7 late'. */
export function lateWords(edition: NightEdition, language: Language): string {
  const missing = missingPages(edition)
  const words = language === 'kn' ? KANNADA : ENGLISH
  return missing.length === 0 || edition.arrived.length === 0
    ? words.allLate
    : words.late(pageList(missing, words))
}

function sentenceIn(words: NightWords, edition: NightEdition, now: number): string {
  const { questions, doubtful, made } = edition
  const state = nightState(edition, now)
  const missing = missingPages(edition)
  const opens = openingTimes(edition)
  const early = words.earlyRelease(minutesUntil(opens.early, now))
  const lack = missing.length > 0 ? lackIn(words, edition, missing) : undefined
  switch (state) {
    case 'withdrawn':
      return `${words.withdrawn}.`
    case 'held':
      return `${words.held}; ${lack ?? words.readersKeep}.`
    case 'out':
      return `${lack ? `${words.out(made.length)}; ${lack}` : words.out(made.length)}.`
    case 'early': {
      const everyone = words.everyone(minutesUntil(opens.general, now))
      return `${lack ?? words.early(made.length)}; ${everyone}.`
    }
    case 'empty':
      return `${words.empty}; ${early}.`
    case 'incomplete':
      return `${lack}; ${early}.`
    case 'making': {
      if (questions > 0) return `${words.questions(questions)}; ${early}.`
      return `${words.making(unmadePages(edition).length)}; ${early}.`
    }
    case 'ready':
      if (questions > 0) return `${words.questions(questions)}; ${early}.`
      return doubtful.length > 0
        ? `${words.doubtful(pageList(doubtful, words))}; ${early}.`
        : `${words.ready(made.length)}; ${early}.`
  }
}

/** More pages than this are counted, not named. */
const MOST_NAMED = 4

function lackIn(words: NightWords, { expected }: NightEdition, missing: number[]): string {
  if (missing.length > MOST_NAMED && expected !== null) return words.many(missing.length, expected)
  return words.missing(pageList(missing, words))
}

interface PageList {
  count: number
  numbers: string
}

function pageList(numbers: readonly number[], { and }: NightWords): PageList {
  const named = numbers.slice(0, -1).join(', ')
  const last = `${numbers.at(-1) ?? ''}`
  return { count: numbers.length, numbers: named ? `${named}${and}${last}` : last }
}

/** Rounded up, so that the last minute is 'in 1 minute'; negative after the time. */
function minutesUntil(time: number, now: number): number {
  return Math.ceil((time - now) / MINUTE_MS)
}

interface NightWords {
  and: string
  allLate: string
  withdrawn: string
  held: string
  readersKeep: string
  empty: string
  late(pages: PageList): string
  missing(pages: PageList): string
  many(missing: number, expected: number): string
  doubtful(pages: PageList): string
  questions(count: number): string
  making(count: number): string
  ready(pages: number): string
  early(pages: number): string
  out(pages: number): string
  earlyRelease(minutes: number): string
  everyone(minutes: number): string
}

const plural = (count: number, one: string, other: string) => (count === 1 ? one : other)
const counted = (count: number, one: string) => `${count} ${plural(count, one, `${one}s`)}`

function durationInEnglish(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [
    ...(hours > 0 ? [counted(hours, 'hour')] : []),
    ...(rest > 0 || hours === 0 ? [counted(rest, 'minute')] : []),
  ]
  return parts.join(' ')
}

const ENGLISH: NightWords = {
  and: ' and ',
  allLate: 'All pages late',
  withdrawn: 'The issue is withdrawn; readers see the issue before it',
  held: 'The issue is held',
  readersKeep: 'readers keep the issue before it',
  empty: 'No page has arrived',
  late: ({ count, numbers }) => `${plural(count, 'Page', 'Pages')} ${numbers} late`,
  missing: ({ count, numbers }) =>
    count === 1 ? `Page ${numbers} has not arrived` : `Pages ${numbers} have not arrived`,
  many: (missing, expected) => `${missing} of ${expected} pages have not arrived`,
  doubtful: ({ count, numbers }) =>
    count > MOST_NAMED
      ? `All pages are ready, but look at ${count} of them`
      : `All pages are ready, but look at ${plural(count, 'page', 'pages')} ${numbers}`,
  questions: (count) =>
    count === 1 ? 'One question waits for an answer' : `${count} questions wait for answers`,
  making: (count) =>
    count === 0
      ? 'All pages have arrived and are not published'
      : `${counted(count, 'page')} ${plural(count, 'is', 'are')} not made yet`,
  ready: (pages) => `All ${counted(pages, 'page')} are ready`,
  early: (pages) => `Readers with early access have ${counted(pages, 'page')}`,
  out: (pages) => `All readers have the issue with ${counted(pages, 'page')}`,
  earlyRelease: (minutes) =>
    minutes > 0
      ? `early release is in ${durationInEnglish(minutes)}`
      : `early release was ${durationInEnglish(-minutes)} ago`,
  everyone: (minutes) => `everyone gets it in ${durationInEnglish(Math.max(minutes, 1))}`,
}

function durationInKannada(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [
    ...(hours > 0 ? [`${hours} ಗಂಟೆ`] : []),
    ...(rest > 0 || hours === 0 ? [`${rest} ನಿಮಿಷ`] : []),
  ]
  return parts.join(' ')
}

const KANNADA: NightWords = {
  and: ' ಮತ್ತು ',
  allLate: 'ಎಲ್ಲ ಪುಟಗಳು ತಡ',
  withdrawn: 'ಸಂಚಿಕೆಯನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆ; ಓದುಗರಿಗೆ ಹಿಂದಿನ ಸಂಚಿಕೆ ಕಾಣುತ್ತದೆ',
  held: 'ಸಂಚಿಕೆಯನ್ನು ತಡೆಹಿಡಿಯಲಾಗಿದೆ',
  readersKeep: 'ಓದುಗರಿಗೆ ಹಿಂದಿನ ಸಂಚಿಕೆಯೇ ಕಾಣುತ್ತದೆ',
  empty: 'ಒಂದು ಪುಟವೂ ಬಂದಿಲ್ಲ',
  late: ({ numbers }) => `ಪುಟ ${numbers} ತಡ`,
  missing: ({ numbers }) => `ಪುಟ ${numbers} ಬಂದಿಲ್ಲ`,
  many: (missing, expected) => `${expected} ಪುಟಗಳಲ್ಲಿ ${missing} ಬಂದಿಲ್ಲ`,
  doubtful: ({ count, numbers }) =>
    count > MOST_NAMED
      ? `ಎಲ್ಲ ಪುಟಗಳು ಸಿದ್ಧ, ಆದರೆ ${count} ಪುಟಗಳನ್ನು ನೋಡಿ`
      : `ಎಲ್ಲ ಪುಟಗಳು ಸಿದ್ಧ, ಆದರೆ ಪುಟ ${numbers} ನೋಡಿ`,
  questions: (count) => `${count} ಪ್ರಶ್ನೆಗೆ ಉತ್ತರ ಬೇಕಿದೆ`,
  making: (count) =>
    count === 0 ? 'ಎಲ್ಲ ಪುಟಗಳು ಬಂದಿವೆ, ಇನ್ನೂ ಪ್ರಕಟವಾಗಿಲ್ಲ' : `${count} ಪುಟ ಇನ್ನೂ ತಯಾರಾಗಬೇಕಿದೆ`,
  ready: (pages) => `ಎಲ್ಲ ${pages} ಪುಟಗಳು ಸಿದ್ಧ`,
  early: (pages) => `ಮುಂಚಿತ ಪ್ರವೇಶವಿರುವ ಓದುಗರಿಗೆ ${pages} ಪುಟಗಳು ಸಿಕ್ಕಿವೆ`,
  out: (pages) => `ಎಲ್ಲ ಓದುಗರಿಗೆ ${pages} ಪುಟಗಳ ಸಂಚಿಕೆ ಸಿಕ್ಕಿದೆ`,
  earlyRelease: (minutes) =>
    minutes > 0
      ? `ಮೊದಲ ಬಿಡುಗಡೆಗೆ ${durationInKannada(minutes)} ಉಳಿದಿದೆ`
      : `ಮೊದಲ ಬಿಡುಗಡೆಯ ಸಮಯ ಕಳೆದು ${durationInKannada(-minutes)} ಆಯಿತು`,
  everyone: (minutes) => `ಎಲ್ಲರಿಗೂ ${durationInKannada(Math.max(minutes, 1))}ದಲ್ಲಿ ಸಿಗುತ್ತದೆ`,
}
