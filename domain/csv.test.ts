import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('quotes, commas and lines stay within their cell', () => {
  const rows = [{ name: 'Rao, "Kavya"', note: 'one\ntwo', price: 14_900, end: null }]
  expect(toCsv(rows)).toBe('name,note,price,end\r\n"Rao, ""Kavya""","one\ntwo",14900,')
})

test.each(['=1+1', '+91', '-1', '@sum', '\tx', ' =1+1'])('%j does not become a formula', (text) => {
  expect(toCsv([{ text }])).toBe(`text\r\n'${text}`)
})

test('rows may differ in their columns', () => {
  expect(toCsv([{ a: 1 }, { b: 2 }])).toBe('a,b\r\n1,\r\n,2')
})
