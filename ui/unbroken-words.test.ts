import { expect, test } from 'vitest'
import { splitUnbroken } from './UnbrokenText.tsx'

test.each([
  ['Subscriber-Only Feature', ['', 'Subscriber-Only', ' Feature']],
  ['Water reaches tail-end fields', ['Water reaches ', 'tail-end', ' fields']],
  ['9.2 ಲಕ್ಷ ಎಕರೆಗೆ; 10 ಗೇಟ್‌ಗಳಿಂದ ನೀರು', ['', '9.2 ಲಕ್ಷ', ' ಎಕರೆಗೆ; ', '10 ಗೇಟ್‌ಗಳಿಂದ', ' ನೀರು']],
  ['Rain - and sun', ['Rain - and sun']],
  ['No numbers here', ['No numbers here']],
])('%s keeps its compounds and numbers on one line', (text, pieces) => {
  expect(splitUnbroken(text)).toEqual(pieces)
})
