import { normaliseKannada } from '../search/normalise.ts'
import { isKannada } from '../search/term.ts'

/** Numbers that newspapers write in words: English, then the beginnings of Kannada words. 'One' is left out: it is also an article. */
const NUMBER_WORDS = `
2 two ಎರಡು ಎರಡನೇ ಇಬ್ಬರ
3 three ಮೂರು ಮೂರನೇ ಮೂವರ
4 four ನಾಲ್ಕು ನಾಲ್ಕನೇ ನಾಲ್ವರ
5 five ಐದು ಐದನೇ ಐವರ
6 six ಆರು ಆರನೇ ಆರೂ
7 seven ಏಳು ಏಳನೇ
8 eight ಎಂಟು ಎಂಟನೇ
9 nine ಒಂಬತ್ತು ಒಂಬತ್ತನೇ
10 ten ಹತ್ತು
11 eleven ಹನ್ನೊಂದು
12 twelve ಹನ್ನೆರಡು
13 thirteen ಹದಿಮೂರು
14 fourteen ಹದಿನಾಲ್ಕು
15 fifteen ಹದಿನೈದು
16 sixteen ಹದಿನಾರು
17 seventeen ಹದಿನೇಳು
18 eighteen ಹದಿನೆಂಟು
19 nineteen ಹತ್ತೊಂಬತ್ತು
20 twenty ಇಪ್ಪತ್ತು
30 thirty ಮೂವತ್ತು
40 forty ನಲವತ್ತು
50 fifty ಐವತ್ತು
60 sixty ಅರವತ್ತು
70 seventy ಎಪ್ಪತ್ತು
80 eighty ಎಂಬತ್ತು
90 ninety ತೊಂಬತ್ತು
`
const WORD = /[\u0C80-\u0CFF\u200C\u200D]+|[A-Za-z]+(?:-[A-Za-z]+)?/g

const english = new Map([['one', 1]])
const kannada: { beginning: string; value: number }[] = []
for (const line of NUMBER_WORDS.trim().split('\n')) {
  const [value, ...words] = line.split(' ')
  for (const word of words) {
    if (isKannada(word)) kannada.push({ beginning: normaliseKannada(word), value: Number(value) })
    else english.set(word, Number(value))
  }
}

/** The values of numbers in words, from two to ninety-nine. */
export function numberWordsIn(text: string): number[] {
  return (text.match(WORD) ?? []).flatMap((word) => {
    const value = isKannada(word) ? kannadaValue(word) : englishValue(word.toLowerCase())
    return value === undefined || value === 1 ? [] : [value]
  })
}

function kannadaValue(word: string): number | undefined {
  const normal = normaliseKannada(word)
  return kannada.find(({ beginning }) => normal.startsWith(beginning))?.value
}

/** Sixty-two is 62; six-wheeler is none. */
function englishValue(word: string): number | undefined {
  const [tens = '', ones] = word.split('-')
  const value = english.get(tens)
  if (ones === undefined || value === undefined) return value
  const rest = english.get(ones)
  return rest === undefined ? undefined : value + rest
}
