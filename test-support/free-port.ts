import { createServer } from 'node:net'

/** Below those that systems hand out by themselves: none is handed out between the look and the use. */
const LOWEST = 10_000
const HIGHEST = 30_000

export function freePort(): Promise<number> {
  return freePorts(1)
}

/** The first of so many free ports in a row. */
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
