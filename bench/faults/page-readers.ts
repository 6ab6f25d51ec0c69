import { setTimeout as pause } from 'node:timers/promises'
import type { ServerUnderLoad } from '#server/fault-tests/load-client-testing.ts'

const PAUSE_MS = 50
const CLIENT_TIMEOUT_MS = 40_000

/** The URL of a page file and its expected bytes. */
export interface PageFile {
  path: string
  text: string
}

/** Readers who repeatedly fetch page files and compare all bytes. */
export function sendPageReaders(
  server: ServerUnderLoad,
  files: readonly PageFile[],
  atOnce: number,
) {
  let isStopped = false
  const seen = { asked: 0, served: 0, refused: 0, cutOff: 0 }
  const servedAt: number[] = []
  const wrong = new Set<string>()

  async function open({ path, text }: PageFile): Promise<void> {
    seen.asked += 1
    const signal = AbortSignal.timeout(CLIENT_TIMEOUT_MS)
    const response = await server.send(path, { signal }).catch(() => undefined)
    const body = await response?.text().catch(() => undefined)
    if (!response || body === undefined) seen.cutOff += 1
    else if (response.status === 503 && response.headers.has('retry-after')) seen.refused += 1
    else if (response.ok && body === text) {
      seen.served += 1
      servedAt.push(performance.now())
    } else wrong.add(`${path} was answered with ${response.status} and ${body.length} bytes`)
  }

  const done = Promise.all(
    Array.from({ length: atOnce }, async (_, reader) => {
      for (let turn = reader; !isStopped; turn += 1) {
        const file = files[turn % files.length]
        if (file) await open(file)
        await pause(PAUSE_MS)
      }
    }),
  )
  return {
    seen,
    servedAt,
    wrong,
    stop: async () => {
      isStopped = true
      await done
    },
  }
}
export type PageReaders = ReturnType<typeof sendPageReaders>
