import { setTimeout } from 'node:timers/promises'

const WRITES_A_SECOND = 20

export interface WriteFigures {
  writes: number
  /** The number of failed calls by their answer. */
  errors: string
  p50: number
  p99: number
  max: number
}

interface Readers {
  url: string
  tokens: readonly string[]
}

/** Saves articles at a constant rate, independent of earlier answers, until the work is done. */
export async function saveArticlesDuring(
  { url, tokens }: Readers,
  work: Promise<unknown>,
): Promise<WriteFigures> {
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  const times: number[] = []
  const calls: Promise<void>[] = []
  const refusals = new Map<string, number>()
  const began = performance.now()
  for (let write = 0; !isDone; write += 1) {
    const call = async () => {
      const sent = performance.now()
      const token = tokens[write % tokens.length] ?? ''
      const answer = await save(url, token, `bench-${began}-${write}`)
      times.push(performance.now() - sent)
      if (answer !== '200') refusals.set(answer, (refusals.get(answer) ?? 0) + 1)
    }
    calls.push(call())
    const next = began + ((write + 1) * 1000) / WRITES_A_SECOND
    await setTimeout(Math.max(0, next - performance.now()))
  }
  await done
  await Promise.all(calls)
  times.sort((one, other) => one - other)
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
  const max = Math.round(times.at(-1) ?? 0)
  const errors = [...refusals].map(([answer, count]) => `${count} × ${answer}`).join(', ') || '0'
  return { writes: times.length, errors, p50: at(0.5), p99: at(0.99), max }
}

async function save(url: string, token: string, article_id: string): Promise<string> {
  const article = {
    publisher_short_code: 'PV',
    article_id,
    edition_number: 4,
    page_no: 1,
    html_path: '',
    image_path: '',
    title: 'Bench',
    description: '',
    image_coordinates: { top: '0%', left: '0%', width: '50%', height: '50%' },
    edition_date: '2026-11-15',
  }
  return fetch(`${url}/api/user/saved-articles`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(article),
  }).then(
    ({ status }) => `${status}`,
    () => 'no answer',
  )
}
