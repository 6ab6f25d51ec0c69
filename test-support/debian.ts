import { execFileSync, type SpawnOptions, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const UNPACKED = fileURLToPath(new URL('../.cache', import.meta.url))
const APT_GET = '/usr/bin/apt-get'
/** Folders of programs that are not always in the PATH. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/nginx/sbin', '/opt/homebrew/bin']

export const isRoot = () => process.getuid?.() === 0

/** The path of a program, from the environment variable `variable` or the PATH. */
export function findProgram(name: string, variable: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS]
  const candidates = [process.env[variable], ...folders.map((folder) => join(folder, name))]
  return candidates.find((path) => path && existsSync(path))
}

/** Installs one package after another until `find` finds a program. Needs root. */
export function installFromDebian(
  packages: readonly string[],
  find: () => string | undefined,
): string | undefined {
  if (!isRoot() || !existsSync(APT_GET)) return undefined
  // In run level 1 a package does not start its service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: 'ignore', env })
  apt('update')
  for (const name of packages) {
    if (find()) break
    console.info(`Installing Debian's ${name} package …`)
    apt('install', '-y', name)
  }
  return find()
}

/**
 * Downloads a package and unpacks it, which needs no root and starts no service. `path` is the path of the program in the
 * package. `needed` are packages whose files the program expects beside its own.
 */
export function unpackFromDebian(
  name: string,
  path: string,
  needed: readonly string[] = [],
): string | undefined {
  const folder = join(UNPACKED, name)
  const program = join(folder, path)
  if (existsSync(program)) return program
  if (!existsSync(APT_GET)) return undefined
  console.info(`Downloading Debian's ${name} package …`)
  mkdirSync(dirname(folder), { recursive: true })
  const temporary = mkdtempSync(`${folder}-`)
  try {
    download([name, ...needed], temporary)
    renameSync(temporary, folder)
  } catch {
    // There is no such package here, or another process has unpacked it meanwhile.
    rmSync(temporary, { recursive: true, force: true })
  }
  return existsSync(program) ? program : undefined
}

function download(packages: readonly string[], cwd: string): void {
  const quiet: SpawnOptions = { stdio: 'ignore', cwd }
  const isDownloaded = () =>
    spawnSync('apt-get', ['download', '-qq', ...packages], quiet).status === 0
  // The lists of packages may be missing, as in many containers.
  if (!isDownloaded() && isRoot()) {
    execFileSync('apt-get', ['update', '-qq'], quiet)
    isDownloaded()
  }
  for (const file of readdirSync(cwd)) {
    execFileSync('dpkg', ['-x', file, '.'], quiet)
    rmSync(join(cwd, file))
  }
}
