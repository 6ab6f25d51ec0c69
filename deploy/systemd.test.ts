import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const UNITS = fileURLToPath(new URL('systemd', import.meta.url))

/** The errors that systemd finds in our units, or why it could not check them. */
function verify(change: (unit: string) => string): { errors: string[] } | { reason: string } {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-units-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = readdirSync(UNITS).map((name) => {
    // systemd checks that the program exists; node may be elsewhere on this machine.
    const unit = readFileSync(join(UNITS, name), 'utf8').replace('/usr/bin/node', process.execPath)
    writeFileSync(join(folder, name), change(unit))
    return join(folder, name)
  })
  const args = ['verify', '--man=no', '--recursive-errors=no', ...files]
  const { error, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  if (error) return { reason: `systemd-analyze cannot run: ${error.message}` }
  const errors = stderr.split('\n').filter((line) => line.includes('broadsheet'))
  return { errors }
}

test('systemd accepts the units', () => {
  const verified = verify((unit) => unit)
  if ('reason' in verified) return console.info(verified.reason)
  expect(verified.errors).toEqual([])

  const mistyped = verify((unit) => unit.replace('WorkingDirectory=', 'WorkDirectory='))
  expect(mistyped).toMatchObject({
    errors: [expect.stringContaining('WorkDirectory'), {}, {}, {}, {}, {}],
  })
})
