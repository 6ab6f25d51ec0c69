import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** `npm run bench -- <name>`: runs one benchmark, which compares with a peer or a limit. */
const names = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const [name = '', ...rest] = process.argv.slice(2)
const main = join(import.meta.dirname, name, 'main.ts')
if (names.includes(name) && existsSync(main)) {
  const { status } = spawnSync(process.execPath, ['run.mjs', main, ...rest], { stdio: 'inherit' })
  process.exitCode = status ?? 1
} else {
  console.info(`npm run bench -- <name>, where the name is one of: ${names.join(', ')}`)
}
