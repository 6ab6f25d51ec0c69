import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

/** Starts a program of the product in its own process, as a deployment does. */
export function startProgram(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, ['run.mjs', ...args], {
    cwd: PROJECT,
    env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** Resolves when the log contains an event. */
export async function untilLogged(program: ChildProcess, event: string): Promise<void> {
  for await (const output of program.stdout
    ?.setEncoding('utf8')
    .iterator({ destroyOnReturn: false }) ?? []) {
    if (String(output).includes(`"${event}"`)) {
      program.stdout?.resume()
      return
    }
  }
  throw new Error(`The program ended before it logged: ${event}`)
}

/** Ends a program with a signal: SIGKILL as in a power cut, SIGTERM as systemd does. */
export async function endProgram(
  program: ChildProcess,
  signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL',
): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const ended = once(program, 'exit')
  program.kill(signal)
  await ended
}
