import { expect, test } from 'vitest'
import { isReadable, withoutUndecoded } from './text-quality.ts'

const KANNADA =
  'ಹೊಸಪೇಟೆ: ಮೂರು ವರ್ಷಗಳ ನಂತರ ತುಂಗಭದ್ರಾ ಜಲಾಶಯ ಸಂಪೂರ್ಣ ಭರ್ತಿಯಾಗಿದ್ದು, ಈ ಸಾಲಿನಲ್ಲಿ ಮುಂಗಾರು ಬೆಳೆಯ ಜತೆಗೆ ' +
  'ಬೇಸಿಗೆ ಬೆಳೆಗೂ ಕಾಲುವೆಗಳಿಗೆ ನೀರು ಹರಿಸಲು ನೀರಾವರಿ ಸಲಹಾ ಸಮಿತಿ ತೀರ್ಮಾನಿಸಿತು. 10 ಗೇಟ್‌ಗಳನ್ನು ಎತ್ತರಿಸಲಾಗಿದೆ. ' +
  'ಕ್ಯುಸೆಕ್‌ ನೀರು ₹3 ಕೋಟಿ, 33° ಸೆ., ಕೃಷಿ ಹೊಂಡ, ಶೈಲಿ, ದುಃಖ, ಸಂಸ್ಕೃತಿ.'
const ENGLISH = 'Café owners in Bengaluru said “no” — twice; a naïve plan, at £3 or ₹300, 33°C.'
const ITALIAN =
  'Così l’Italia è già più povera: «Non c’è lavoro», dice però la città. È il nº 1, a 100 µg/m³.'
const FRENCH = 'À l’École, où l’été dépasse 30°, l’œuvre gênait déjà ; ça coûte 5 €, dit Ève.'

test.each([
  ['Kannada', KANNADA],
  ['Kannada in pieces, as PDFs have it', KANNADA.normalize('NFD')],
  ['a vowel with a sign, as in app', 'ಆ್ಯಪ್ ಆ್ಯಂಬುಲೆನ್ಸ್ ಅ್ಯಕ್ಷನ್'],
  ['English', ENGLISH.repeat(3)],
  ['Italian', ITALIAN.repeat(3)],
  ['French', FRENCH.repeat(3)],
  [
    'Vietnamese',
    'Mưa lớn ở thượng nguồn khiến nước sông dâng cao, nhiều nhà dân bị ngập từ sáng nay',
  ],
  ['capitals', 'THE BBMP AND THE BWSSB WILL DIG UP THE ROAD AGAIN, SAYS THE MAYOR OF THE CITY'],
  ['Kannada with symbols beside words', 'ಶೇ 30% ರಿಯಾಯಿತಿ; 5°C, ₹100=ನೂರು, ಕ್ರೀಡೆ|ಪುಟ, ಎ/ಬಿ ಖಾತಾ'],
  ['abbreviations', 'KSRTC, BMTC, BBMP, BWSSB'],
  ['nothing', ''],
  ['one invalid character in a long text', `${KANNADA.repeat(4)}\0`],
])('text of the kind "%s" is readable', (_what, text) => {
  expect(isReadable(text)).toBe(true)
})

test.each([
  ['a legacy Kannada font', 'PÀ£ÁðlPÀ ¸ÀPÁðgÀªÀÅ gÉÊvÀjUÉ ªÀÄ¼ÉUÁ®zÀ ¨É¼É «ªÉÄ ¤ÃrzÉ'],
  ['Russian with the codes of Western letters', 'Íà ðåêå ñíîâà ïîäíÿëàñü âîäà'],
  ['detached vowel signs', 'ಹೊಸಪೇಟೆ ಮೂರು ಿವರ್ಷಗಳ ಾನಂತರ ತುಂಗಭದ್ರಾ ಜಲಾಶಯ'],
  ['signs that have the code of their glyph', 'ಶ<ಲೆಗೆ ರಜೆ: ಮಳೆ ಕ@ರಣ'],
  ['signs upon signs', `${KANNADA}${'ಕಿಾ'.repeat(3)}`],
  ['characters without a ToUnicode table', '\0\0\0\0 \0\0\0 \0\0'],
  ['private characters', `Rain ${'\ue001\ue002\uf8ff'} at last`],
  ['replacement characters', 'R\ufffdin at l\ufffdst'],
  ['one in a short text', 'R\ufffdin at last'],
  ['control characters', 'R\u0003in \u0011t last'],
  ['glyph numbers', '7KH FRXQFLO ZLOO GLJ RXW WKH ROG WDQN EHIRUH WKH UDLQV DQG SD\\ IRU LW'],
])('text of the kind "%s" is not readable', (_what, text) => {
  expect(isReadable(text)).toBe(false)
})

test('a single invalid character is not shown', () => {
  expect(withoutUndecoded('Rain\ufffd at\ue001 last\u0003\n')).toBe('Rain at last\n')
})
