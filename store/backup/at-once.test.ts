import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { forEachConcurrently } from './for-each-concurrently.ts'

test('after a failure no new item is started, and running items finish before it is reported', async () => {
  const started: number[] = []
  const ended: number[] = []
  const work = async (item: number) => {
    started.push(item)
    if (item === 1) throw new Error('the first fails')
    await setTimeout(20)
    ended.push(item)
  }

  await expect(forEachConcurrently(Readable.from([1, 2, 3, 4, 5]), work, 2)).rejects.toThrow(
    'the first',
  )

  expect(started).toEqual([1, 2])
  expect(ended).toEqual([2])
})
