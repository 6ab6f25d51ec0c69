import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { z } from 'zod'

const RUN = join(import.meta.dirname, '../../run.mjs')
const PROGRAM = join(import.meta.dirname, 'watch-lock.ts')
const Report = z.tuple([z.object({ longestMs: z.number() })]).rest(z.unknown())

/** Watches the write lock of a database; `longestRefusal` ends it and returns milliseconds. */
export async function startWatching(
  dataDir: string,
): Promise<{ longestRefusal(): Promise<number> }> {
  const watcher = fork(RUN, [PROGRAM, dataDir])
  await once(watcher, 'message')
  return {
    longestRefusal: async () => {
      const reported = once(watcher, 'message')
      watcher.send('stop')
      const [{ longestMs }] = Report.parse(await reported)
      return longestMs
    },
  }
}
