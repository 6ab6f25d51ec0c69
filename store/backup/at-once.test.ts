import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { eachAtOnce } from './at-once.ts'

test('nothing is under way any more when a failure is reported, and nothing new is begun', async () => {
  const begun: number[] = []
  const ended: number[] = []
  const work = async (item: number) => {
    begun.push(item)
    if (item === 1) throw new Error('the first fails')
    await setTimeout(20)
    ended.push(item)
  }

  await expect(eachAtOnce(Readable.from([1, 2, 3, 4, 5]), work, 2)).rejects.toThrow('the first')

  expect(begun).toEqual([1, 2])
  expect(ended).toEqual([2])
})
