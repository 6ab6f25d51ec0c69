import { createServer } from 'node:net'

/**
 * Below the ephemeral range, so that the system assigns none of them between this check and the use. Above 10080, the
 * highest port that `fetch` and browsers refuse.
 */
const LOWEST = 10_081
const HIGHEST = 30_000

export function freePort(): Promise<number> {
  return freePorts(1)
}

/** The first of `count` consecutive free ports. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST))
    const row = Array.from({ length: count }, (_, index) => isFree(first + index))
    if ((await Promise.all(row)).every(Boolean)) return first
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
