import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { DatabaseSource } from './store-config.ts'

const RUN = fileURLToPath(new URL('../run.mjs', import.meta.url))
const PROGRAM = fileURLToPath(new URL('hold-lock-testing.ts', import.meta.url))

/** Resolves once another process holds the write lock; `alone` also blocks readers of a SQLite file. */
export async function holdWriteLock(source: DatabaseSource, how: 'shared' | 'alone' = 'shared') {
  const target = source.kind === 'postgres' ? source.url : source.file
  const holder = spawn(process.execPath, [RUN, PROGRAM, target, how], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(holder, 'exit')
  const [output] = await Promise.race([once(holder.stdout, 'data'), ended])
  if (String(output).trim() !== 'held') throw new Error(`The lock was not taken: ${output}`)
  return {
    release: async () => {
      holder.stdin.end()
      await ended
    },
  }
}
