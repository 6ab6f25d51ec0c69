import { expect, test } from 'vitest'
import { brokenTextRate, isTextBroken } from './text-quality.ts'

const KANNADA =
  'ಹೊಸಪೇಟೆ: ಮೂರು ವರ್ಷಗಳ ನಂತರ ತುಂಗಭದ್ರಾ ಜಲಾಶಯ ಸಂಪೂರ್ಣ ಭರ್ತಿಯಾಗಿದ್ದು, ಈ ಸಾಲಿನಲ್ಲಿ ಮುಂಗಾರು ಬೆಳೆಯ ಜತೆಗೆ ' +
  'ಬೇಸಿಗೆ ಬೆಳೆಗೂ ಕಾಲುವೆಗಳಿಗೆ ನೀರು ಹರಿಸಲು ನೀರಾವರಿ ಸಲಹಾ ಸಮಿತಿ ತೀರ್ಮಾನಿಸಿತು. 10 ಗೇಟ್‌ಗಳನ್ನು ಎತ್ತರಿಸಲಾಗಿದೆ. ' +
  'ಕ್ಯುಸೆಕ್‌ ನೀರು ₹3 ಕೋಟಿ, 33° ಸೆ., ಕೃಷಿ ಹೊಂಡ, ಶೈಲಿ, ದುಃಖ, ಸಂಸ್ಕೃತಿ.'
const ENGLISH = 'Café owners in Bengaluru said “no” — twice; a naïve plan, at £3 or ₹300, 33°C.'

test.each([
  ['Kannada', KANNADA],
  ['Kannada in pieces, as PDFs have it', KANNADA.normalize('NFD')],
  ['a vowel with a sign, as in app', 'ಆ್ಯಪ್ ಆ್ಯಂಬುಲೆನ್ಸ್ ಅ್ಯಕ್ಷನ್'],
  ['English', ENGLISH.repeat(3)],
  ['nothing', ''],
  ['one invalid character in a long page', `${KANNADA.repeat(4)}\0`],
])('text of the kind "%s" is accepted', (_what, text) => {
  expect(isTextBroken(brokenTextRate(text))).toBe(false)
})

test.each([
  ['a legacy Kannada font', 'PÀ£ÁðlPÀ ¸ÀPÁðgÀªÀÅ gÉÊvÀjUÉ ªÀÄ¼ÉUÁ®zÀ ¨É¼É «ªÉÄ ¤ÃrzÉ'],
  ['detached vowel signs', 'ಹೊಸಪೇಟೆ ಮೂರು ಿವರ್ಷಗಳ ಾನಂತರ ತುಂಗಭದ್ರಾ ಜಲಾಶಯ'],
  ['signs upon signs', `${KANNADA}${'ಕಿಾ'.repeat(3)}`],
  ['characters without a ToUnicode table', '\0\0\0\0 \0\0\0 \0\0'],
  ['private characters', `Rain ${'\ue001\ue002\uf8ff'} at last`],
  ['replacement characters', 'R\ufffdin at l\ufffdst'],
])('text of the kind "%s" is rejected', (_what, text) => {
  expect(isTextBroken(brokenTextRate(text))).toBe(true)
})
