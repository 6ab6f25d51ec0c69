import { expect, test } from 'vitest'
import { createLastKnown } from './last-known.ts'

const refused = () => Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' }))
const hanging = () => new Promise<string>(() => {})

test.each([
  ['refuses', refused],
  ['hangs', hanging],
])(
  'a database that %s is answered for from memory, and asked at most once a second',
  async (_what, read) => {
    const known = createLastKnown<string | undefined>(0)
    await known.get('issue', async () => 'today')
    let asked = 0
    const failing = () => {
      asked += 1
      return read()
    }

    const answers = []
    for (const _ of Array.from({ length: 20 })) answers.push(await known.get('issue', failing))

    expect(new Set(answers)).toEqual(new Set(['today']))
    expect(asked).toBe(1)
  },
)

test('what the database no longer has is forgotten', async () => {
  const known = createLastKnown<string | undefined>(0)
  await known.get('issue', async () => 'today')
  await known.get('issue', async () => undefined)
  await expect(known.get('issue', refused)).rejects.toThrow()
})

test('an error that is no outage is not covered up', async () => {
  const known = createLastKnown<string>(0)
  await known.get('issue', async () => 'today')
  await expect(known.get('issue', () => Promise.reject(new Error('a bug')))).rejects.toThrow(
    'a bug',
  )
})

test('the least used of many answers makes room', async () => {
  const known = createLastKnown<number>(0)
  for (let issue = 0; issue <= 300; issue += 1) await known.get(`${issue}`, async () => issue)
  await expect(known.get('0', refused)).rejects.toThrow()
  expect(await known.get('300', refused)).toBe(300)
})
