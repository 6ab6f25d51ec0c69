import type { Desk } from '../desk.ts'
import type { TableWish } from '../items/tables.ts'
import { LABELS, NAMES } from '../text/names.ts'

const HEADERS = {
  en: {
    team: ['Team', 'P', 'W', 'L', 'Pts'],
    batter: ['Batter', 'R', 'B', '4s', '6s'],
    price: ['Item', 'Min', 'Max'],
  },
  kn: {
    team: ['ತಂಡ', 'ಪಂ', 'ಗೆ', 'ಸೋ', 'ಅಂಕ'],
    batter: ['ಬ್ಯಾಟರ್', 'ರನ್', 'ಎಸೆತ', '4', '6'],
    price: ['ಸರಕು', 'ಕನಿಷ್ಠ', 'ಗರಿಷ್ಠ'],
  },
} as const

const GOODS = {
  en: [
    'Onion',
    'Tomato',
    'Maize',
    'Groundnut',
    'Cotton',
    'Jaggery',
    'Coffee',
    'Pepper',
    'Ragi',
    'Areca',
    'Coconut',
    'Turmeric',
    'Chilli',
    'Potato',
  ],
  kn: [
    'ಈರುಳ್ಳಿ',
    'ಟೊಮೆಟೊ',
    'ಮೆಕ್ಕೆಜೋಳ',
    'ಶೇಂಗಾ',
    'ಹತ್ತಿ',
    'ಬೆಲ್ಲ',
    'ಕಾಫಿ',
    'ಮೆಣಸು',
    'ರಾಗಿ',
    'ಅಡಿಕೆ',
    'ತೆಂಗು',
    'ಅರಿಸಿನ',
    'ಮೆಣಸಿನಕಾಯಿ',
    'ಆಲೂಗಡ್ಡೆ',
  ],
} as const

export function leagueTable({ look, writer }: Desk, rows: number): TableWish {
  const { places } = NAMES[look.language]
  const teams = [...places, ...NAMES[look.language].last].slice(0, Math.max(4, rows))
  return {
    title: LABELS[look.language].table,
    header: HEADERS[look.language].team,
    rows: teams.map((team, index) => [
      team,
      '14',
      `${Math.max(1, 12 - index)}`,
      `${Math.min(13, index + 2)}`,
      `${Math.max(2, 25 - index * 2)}`,
    ]),
    widths: [4, 1, 1, 1, 1.2],
    note: writer.sentence(),
  }
}

/** A narrow one has surnames only. */
export function scorecard({ look, writer }: Desk, rows: number, isNarrow = false): TableWish {
  const batter = () => (isNarrow ? writer.pick(NAMES[look.language].last) : writer.name())
  const count = Math.max(4, Math.min(11, rows))
  const total = look.language === 'en' ? 'Total' : 'ಒಟ್ಟು'
  return {
    title: `${LABELS[look.language].scorecard}: ${writer.pick(NAMES[look.language].places)}`,
    header: HEADERS[look.language].batter,
    rows: [
      ...Array.from({ length: count }, () => [
        batter(),
        `${writer.between(0, 98)}`,
        `${writer.between(1, 80)}`,
        `${writer.between(0, 9)}`,
        `${writer.between(0, 4)}`,
      ]),
      [total, `${writer.between(120, 340)}`, '120', '', ''],
    ],
    widths: [5, 1, 1.2, 1, 1],
    role: 'score',
  }
}

export function priceTable({ look, writer }: Desk, rows: number): TableWish {
  return {
    title: `${LABELS[look.language].prices}: ${writer.pick(NAMES[look.language].places)}`,
    header: HEADERS[look.language].price,
    rows: GOODS[look.language].slice(0, Math.max(4, rows)).map((good) => {
      const least = writer.between(12, 90) * 50
      return [good, `${least}`, `${least + writer.between(2, 30) * 20}`]
    }),
    widths: [3, 1.4, 1.4],
  }
}
