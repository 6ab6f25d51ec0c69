import { expect, test } from 'vitest'
import { sanitiseStyle } from './sanitise-style.ts'

test.each([
  ['text styles', 'text-align: center; font-weight: bold', 'text-align: center; font-weight: bold'],
  ['capitals', 'TEXT-ALIGN:CENTER', 'text-align: center'],
  ['a URL', 'background: url(//evil.example/?a)', ''],
  ['a URL in a safe property', 'text-align: url(//evil.example)', ''],
  ['a position on the screen', 'position: fixed; inset: 0; text-align: left', 'text-align: left'],
  ['an expression', 'text-indent: expression(steal())', ''],
  ['a variable', '--x: url(//evil.example); font-style: var(--x)', ''],
  ['an escape', 'te\\78t-align: left', ''],
  ['a comment', 'text-align: /**/ left', ''],
  ['an indent off the screen', 'text-indent: 9999em', ''],
  ['a size', 'font-size: 900px', ''],
  ['!important', 'font-style: italic !important', ''],
  ['nothing', ';;:', ''],
])('%s in a style attribute', (_what, style, kept) => {
  expect(sanitiseStyle(style)).toBe(kept)
})
