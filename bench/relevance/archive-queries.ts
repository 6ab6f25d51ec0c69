import { pick, type Random, randomFrom } from '../search/random.ts'
import type { Document } from './document.ts'
import { twoDigits } from './generate.ts'
import type { Query } from './query.ts'
import { PLACES, type Place, SUBJECTS, type Subject } from './subjects.ts'

const OF_EACH_LANGUAGE = 40
const KANNADA_MONTHS = 'ಜನವರಿ ಫೆಬ್ರುವರಿ ಮಾರ್ಚ್ ಏಪ್ರಿಲ್ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗಸ್ಟ್ ಸೆಪ್ಟೆಂಬರ್ ಅಕ್ಟೋಬರ್ ನವೆಂಬರ್ ಡಿಸೆಂಬರ್'.split(' ')
const ENGLISH_MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** Queries over the generated archive. The kinds rotate: a subject, a subject at a place, a mistake, a date. */
export function archiveQueries(documents: readonly Document[]): Query[] {
  return (['kannada', 'english', 'latin'] as const).flatMap((language) => {
    const random = randomFrom(language.length * 31)
    return Array.from({ length: OF_EACH_LANGUAGE }, (_, index): Query => {
      const subject = SUBJECTS[index % SUBJECTS.length] ?? pick(random, SUBJECTS)
      const place = pick(random, PLACES)
      const kind = KINDS[index % KINDS.length] ?? 'subject'
      const about = { subject, place }
      const event = kind === 'date' ? eventOf(documents, language, about, random) : undefined
      return {
        id: `${language}-${index}`,
        language,
        text: textOf(language, kind, about, event, random),
        archive: {
          subject: subject.id,
          ...(kind !== 'subject' && kind !== 'mistake' && !event && { place: place.id }),
          ...(event && { eventDay: event }),
        },
      }
    })
  })
}

const KINDS = ['subject', 'at a place', 'old name', 'mistake', 'at a place', 'date'] as const
type Kind = (typeof KINDS)[number]
interface About {
  subject: Subject
  place: Place
}

function eventOf(
  documents: readonly Document[],
  language: Query['language'],
  { subject }: About,
  random: Random,
): string {
  const publisher = language === 'english' ? 'DH' : 'PV'
  const events = documents
    .filter((one) => one.publisher === publisher && one.truth?.subject === subject.id)
    .flatMap(({ truth }) => truth?.eventDay ?? [])
  return pick(random, events)
}

function textOf(
  language: Query['language'],
  kind: Kind,
  { subject, place }: About,
  event: string | undefined,
  random: Random,
): string {
  const [month = 1, day = 1] = (event ?? '').split('-').map(Number)
  if (language === 'kannada') {
    const word = pick(random, subject.kannada)
    if (kind === 'subject') return word
    if (kind === 'mistake') return mistyped(subject.kannada[0], random)
    if (kind === 'date') return `${twoDigitsKannada(day)} ${KANNADA_MONTHS[month - 1]} ${word}`
    return `${word} ${kind === 'old name' ? place.kannada[0] : pick(random, place.kannada)}`
  }
  const word = language === 'english' ? pick(random, subject.english) : subject.latin
  if (kind === 'subject') return word
  if (kind === 'mistake') return swapped(word)
  if (kind === 'date') return `${word} ${ENGLISH_MONTHS[month - 1]} ${day}`
  const [now, before] = place.english
  const name = kind === 'old name' ? before : now
  return language === 'english' ? `${word} in ${name}` : `${name.toLowerCase()} ${word}`
}

function twoDigitsKannada(day: number): string {
  return twoDigits(day)
    .replace(/^0/, '')
    .replace(/\d/g, (digit) => '೦೧೨೩೪೫೬೭೮೯'.charAt(Number(digit)))
}

/** Confuses a letter with one that sounds alike. */
function mistyped(word: string, random: Random): string {
  const alike: [string, string][] = [
    ['ೆ', 'ೇ'],
    ['ಾ', ''],
    ['ತ', 'ಥ'],
    ['ದ', 'ಧ'],
    ['ನ', 'ಣ'],
    ['ಲ', 'ಳ'],
    ['ಸ', 'ಶ'],
    ['ೇ', 'ೆ'],
    ['ಣ', 'ನ'],
    ['ಿ', 'ೀ'],
  ]
  const [from, to] = pick(
    random,
    alike.filter(([letter]) => word.includes(letter)),
  )
  return word.replace(from, to)
}

/** Swaps two letters in the middle. */
function swapped(word: string): string {
  const at = Math.floor(word.length / 2)
  return word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1)
}
