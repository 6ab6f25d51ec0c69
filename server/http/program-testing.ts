import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

/** A folder with an empty built app; removed when the test ends. */
export function emptyAppFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-program-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'index.html'), '')
  return folder
}

/** Starts the server program and waits until it exits or listens. */
export async function startServerProgram(env: Record<string, string>) {
  const folder = emptyAppFolder()
  const program = spawn(process.execPath, ['run.mjs', 'server/main.ts', folder], {
    cwd: PROJECT,
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'info', ...env },
  })
  onTestFinished(() => void program.kill('SIGKILL'))
  return new Promise<{ exitCode: number | null; output: string }>((resolve) => {
    let output = ''
    const note = (text: Buffer) => {
      output += text
      if (output.includes('"listening"')) resolve({ exitCode: null, output })
    }
    program.stdout.on('data', note)
    program.stderr.on('data', note)
    program.once('close', (exitCode) => resolve({ exitCode, output }))
  })
}
