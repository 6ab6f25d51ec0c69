import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PROJECT = fileURLToPath(new URL('..', import.meta.url))
const STAMP = join(PROJECT, 'web/dist/.built-from')
const SOURCES = ['web', 'ui', 'contract', 'domain', 'vite.config.ts', 'package-lock.json']

/** Builds the web app, unless its sources are unchanged since the last build. */
export async function buildWebIfNeeded(): Promise<void> {
  const sources = hashOfSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  console.info('Building the web app …')
  const { build } = await import('vite')
  await build({ configFile: join(PROJECT, 'vite.config.ts'), logLevel: 'warn' })
  writeFileSync(STAMP, sources)
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) hashInto(hash, source)
  return hash.digest('hex')
}

function hashInto(hash: ReturnType<typeof createHash>, path: string): void {
  if (path === 'web/dist') return
  const file = join(PROJECT, path)
  const entries = listFolder(file)
  if (!entries) hash.update(path).update(readFileSync(file))
  else for (const name of entries) hashInto(hash, `${path}/${name}`)
}

function listFolder(path: string): string[] | undefined {
  try {
    return readdirSync(path).sort()
  } catch {
    return undefined
  }
}
