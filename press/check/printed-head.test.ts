import { expect, test } from 'vitest'
import { readPrintedHead } from './printed-head.ts'

test.each([
  ['Sunday, 15 November 2026 State 3', [3], ['2026-11-15']],
  ['ರಾಜ್ಯ 3 ಭಾನುವಾರ, 15 ನವೆಂಬರ್ 2026', [3], ['2026-11-15']],
  ['ಪುಟ ೧೨ ಬೆಳಕಿಂಡಿ, ಭಾನುವಾರ, ನವೆಂಬರ್ ೧೫, ೨೦೨೬', [12], ['2026-11-15']],
  ['Plainly told Sunday, 15 November 2026 Hubballi 8 pages · Rs 6.00', [], ['2026-11-15']],
  ['ಸಂಪುಟ 79 ಸಂಚಿಕೆ 318 ಪುಟಗಳು 12+4 ಬೆಲೆ ₹6.00 15-11-2026', [], ['2026-11-15']],
  ['Page 4 of 16 | CITY | Nov. 15, 2026', [4], ['2026-11-15']],
  ['VOL. 12 NO. 45 31°C www.example.com 1800-123 7', [7], []],
  ['City 2 Sport 9', [2, 9], []],
  ['15.11.2026 and 2026-11-14', [], ['2026-11-15', '2026-11-14']],
  ['31 February 2026 5', [31, 5], []],
])('%s', (text, numbers, dates) => {
  expect(readPrintedHead(text)).toMatchObject({ numbers, dates })
})
