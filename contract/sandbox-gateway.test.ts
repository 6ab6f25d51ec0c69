import { expect, test } from 'vitest'
import { SANDBOX_CARDS } from './sandbox-gateway.ts'

/** The Luhn checksum; a valid card number gives a multiple of ten. */
function luhnSum(number: string): number {
  return [...number].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}

test.each(Object.keys(SANDBOX_CARDS))('%s is a valid card number', (number) => {
  expect(number).toHaveLength(16)
  expect(luhnSum(number) % 10).toBe(0)
})
