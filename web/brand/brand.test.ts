import { expect, test } from 'vitest'
import { BRANDS } from './brand.ts'

const FIELDS = [
  'id',
  'name',
  'logo',
  'header_logo',
  'bgimage',
  'headerImage',
  'afterLoginImage',
  'logoAlt',
  'selectedTabLogo',
  'subscription_logo',
] as const

test.each(Object.values(BRANDS))('brand $id has every field of the specification', (brand) => {
  for (const field of FIELDS) expect(brand[field], field).toMatch(/./)
})

test('4 is the default edition of pv, 2 that of dh', () => {
  expect(BRANDS.pv.defaultEdition).toBe(4)
  expect(BRANDS.dh.defaultEdition).toBe(2)
})
