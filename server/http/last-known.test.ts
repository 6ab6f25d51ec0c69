import { expect, test } from 'vitest'
import { createLastKnown } from './last-known.ts'

const refused = () => Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' }))
const hanging = () => new Promise<string>(() => {})

test.each([
  ['refuses', refused],
  ['hangs', hanging],
])(
  'while the database %s, the last known answer is used and the database is tried once a second',
  async (_what, read) => {
    const known = createLastKnown<string | undefined>(0)
    await known.get('issue', async () => 'today')
    let reads = 0
    const failing = () => {
      reads += 1
      return read()
    }

    const answers = []
    for (const _ of Array.from({ length: 20 })) answers.push(await known.get('issue', failing))

    expect(new Set(answers)).toEqual(new Set(['today']))
    expect(reads).toBe(1)
  },
)

test('an answer that the database no longer has is not used during an outage', async () => {
  const known = createLastKnown<string | undefined>(0)
  await known.get('issue', async () => 'today')
  await known.get('issue', async () => undefined)
  await expect(known.get('issue', refused)).rejects.toThrow()
})

test('an error that is not an outage is thrown', async () => {
  const known = createLastKnown<string>(0)
  await known.get('issue', async () => 'today')
  await expect(known.get('issue', () => Promise.reject(new Error('a bug')))).rejects.toThrow(
    'a bug',
  )
})

test('the least recently used of 300 answers is evicted', async () => {
  const known = createLastKnown<number>(0)
  for (let issue = 0; issue <= 300; issue += 1) await known.get(`${issue}`, async () => issue)
  await expect(known.get('0', refused)).rejects.toThrow()
  expect(await known.get('300', refused)).toBe(300)
})
