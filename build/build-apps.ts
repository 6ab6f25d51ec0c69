import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PROJECT = fileURLToPath(new URL('..', import.meta.url))
const STAMP = join(PROJECT, 'web/dist/.built-from')
const SOURCES = [
  ...['web', 'desk', 'ui', 'contract', 'domain'],
  ...['vite.config.ts', 'build/precompress.ts', 'package-lock.json'],
]
/** The desk's files go to a folder inside the other app's, which empties it first. */
const CONFIGURATIONS = ['vite.config.ts', 'desk/vite.config.ts']

/** Builds both apps, unless their sources are unchanged since the last build. */
export async function buildAppsIfNeeded(): Promise<void> {
  const sources = hashOfSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  console.info('Building the apps …')
  const { build } = await import('vite')
  for (const file of CONFIGURATIONS) {
    await build({ configFile: join(PROJECT, file), logLevel: 'warn' })
  }
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
