import { expect, test } from 'vitest'
import { EditionId, getEpaperData, Percent } from './issues.ts'

test.each(['0%', '5%', '12.5%', '99.999999%', '100%', '100.00%', '0.0000001%'])(
  '%s is a position on a page',
  (written) => {
    expect(Percent.parse(written)).toBe(written)
  },
)

test.each(['', '12', '%', '-1%', '100.1%', '101%', '999%', '1e2%', '12.%', '.5%', '12,5%', '12%%'])(
  '%j is not a position on a page',
  (written) => {
    expect(Percent.safeParse(written).success).toBe(false)
  },
)

test.each([
  ['4', 4],
  [4, 4],
])('edition %j is %i', (sent, id) => {
  expect(EditionId.parse(sent)).toBe(id)
})

test.each(['', '0', '-4', '4.5', 'four', '99999', 'Infinity', '4;drop'])(
  'there is no edition %j',
  (sent) => {
    expect(EditionId.safeParse(sent).success).toBe(false)
  },
)

test.each([
  ['paid', 'paid'],
  ['true', undefined],
  [undefined, undefined],
])('the claimed access %s is read as %s and never refused', (sent, read) => {
  expect(getEpaperData.headers.parse({ 'x-is-paid': sent })['x-is-paid']).toBe(read)
})
