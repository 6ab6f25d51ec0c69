import { Agent, request } from 'node:http'

interface Load {
  url: string
  /** Used by the requests in turn. */
  headers: readonly Record<string, string>[]
  method?: string
  expect: number
  seconds: number
  connections?: number
}

export interface LoadResult {
  perSecond: number
  p50: number
  p99: number
}

/** Sends as many requests as the server can answer, over keep-alive connections. */
export async function load({ connections = 16, seconds, ...common }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  const clients = Array.from({ length: connections }, async (_, client) => {
    for (let turn = client; performance.now() < end; turn += connections) {
      const headers = common.headers[turn % common.headers.length] ?? {}
      const began = performance.now()
      await ask(agent, { ...common, headers })
      times.push(performance.now() - began)
    }
  })
  await Promise.all(clients)
  agent.destroy()
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return {
    perSecond: Math.round((times.length / (performance.now() - start)) * 1000),
    p50: at(0.5),
    p99: at(0.99),
  }
}

interface LoadRequest {
  url: string
  method?: string
  headers: Record<string, string>
  expect: number
}

function ask(agent: Agent, { url, expect, ...options }: LoadRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { ...options, agent }, (response) => {
      response.resume()
      response.on('end', () =>
        response.statusCode === expect
          ? resolve()
          : reject(new Error(`${url} answered ${response.statusCode}`)),
      )
    })
      .on('error', reject)
      .end()
  })
}
