import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../broadsheet.mjs', import.meta.url))
const RESTART_MS = 2000

export interface PressWorker {
  stop(): void
}

/** Runs `broadsheet press worker` beside the server, and starts it again when it ends. */
export function startPressWorker(env: NodeJS.ProcessEnv): PressWorker {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let child: ChildProcess = start()

  function start(): ChildProcess {
    const started = spawn(process.execPath, [PROGRAM, 'press', 'worker'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.once('exit', () => {
      if (!isStopped) {
        timer = setTimeout(() => {
          child = start()
        }, RESTART_MS)
      }
    })
    return started
  }

  return {
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      child.kill()
    },
  }
}
