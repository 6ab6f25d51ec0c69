import { expect, test } from 'vitest'
import { deadlineAfter } from './busy.ts'
import { createTurnQueue } from './writer.ts'

test('callers enter in the order in which they called', async () => {
  const queue = createTurnQueue()
  await queue.enter(Infinity)
  const order: number[] = []
  const waiting = [1, 2, 3].map(async (number) => {
    await queue.enter(Infinity)
    order.push(number)
    queue.leave()
  })
  queue.leave()
  await Promise.all(waiting)
  expect(order).toEqual([1, 2, 3])
})

test('each caller gives up at its own deadline, and the next one can still enter', async () => {
  const queue = createTurnQueue()
  await queue.enter(Infinity)
  const ends = await Promise.allSettled([10, 20, 30].map((ms) => queue.enter(deadlineAfter(ms))))
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  const patient = queue.enter(Infinity)
  queue.leave()
  await patient
})
