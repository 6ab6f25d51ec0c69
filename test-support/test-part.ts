import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

const KEPT_LINES = 40

/** A program of the project's packages, beside others: each line of it says whose it is. */
export async function runPart(
  name: string,
  [program = '', ...args]: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ hasSucceeded: boolean; lastLines: string }> {
  const kept: string[] = []
  const part = spawn(join('node_modules/.bin', program), args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  const tell = (from: Readable) =>
    createInterface(from).on('line', (line) => {
      console.info(`${name} │ ${line}`)
      kept.push(line)
      if (kept.length > KEPT_LINES) kept.shift()
    })
  tell(part.stdout)
  tell(part.stderr)
  const [status] = await once(part, 'close')
  return { hasSucceeded: status === 0, lastLines: kept.join('\n') }
}
