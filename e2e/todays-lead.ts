import { newspaperDay } from '#domain/newspaper-day.ts'
import { takesTurn } from '#sample/takes-turn.ts'

/** The lead article of today's front page, with searches that find it: the typed query and the highlighted word. */
interface Lead {
  title: string
  searches: readonly (readonly [typed: string, marked: string])[]
}

const KANNADA: readonly Lead[] = [
  {
    title: 'ಜಲಾಶಯ ಭರ್ತಿ: ಎರಡನೇ ಬೆಳೆಗೂ ನೀರು',
    searches: [
      ['ತುಂಗಭದ್ರಾ', 'ತುಂಗಭದ್ರಾ'],
      ['ಜಲಾಶಯಗಳ', 'ಜಲಾಶಯದಲ್ಲಿ'],
      ['Tungabhadra', 'ತುಂಗಭದ್ರಾ'],
    ],
  },
  {
    title: 'ಕೊಡಚಾದ್ರಿಯಲ್ಲಿ ಉಗುರಿನಷ್ಟು ಪುಟ್ಟ ಕಪ್ಪೆ',
    searches: [
      ['ಕಪ್ಪೆ', 'ಕಪ್ಪೆ'],
      ['ಕಪ್ಪೆಗಳ', 'ಕಪ್ಪೆಯ'],
      ['Kodachadri', 'ಕೊಡಚಾದ್ರಿ'],
    ],
  },
]

const ENGLISH: readonly Lead[] = [
  {
    title: 'Bhadra water reaches tail-end fields after eleven seasons',
    searches: [
      ['Sluices', 'sluice'],
      ['"right bank canal"', 'bank'],
    ],
  },
  {
    title: 'Bridge opens, and 23 villages give up the ferry',
    searches: [
      ['Bridges', 'bridge'],
      ['"diesel ferry"', 'diesel'],
    ],
  },
]

export const todaysLead = (leads: 'kannada' | 'english'): Lead => {
  const lead = takesTurn(leads === 'kannada' ? KANNADA : ENGLISH, newspaperDay(new Date()))
  if (!lead) throw new Error('No front page today')
  return lead
}
