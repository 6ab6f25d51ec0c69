import { expect, test } from 'vitest'
import { SANDBOX_CARDS } from './sandbox-gateway.ts'

/** Every second digit from the right counts double; a number is good when ten divides the sum. */
function luhnSum(number: string): number {
  return [...number].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}

test.each(Object.keys(SANDBOX_CARDS))('%s is a number that a card could have', (number) => {
  expect(number).toHaveLength(16)
  expect(luhnSum(number) % 10).toBe(0)
})
