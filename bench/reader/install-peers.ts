import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('peers', import.meta.url))

/**
 * The peers' code, as their makers publish it: fetched when the bench is run, kept out of the repository
 * and of the product. BookReader is under the AGPL; nothing of ours is linked with it.
 */
export function installPeers(): string {
  const packages = join(FOLDER, 'node_modules')
  if (!existsSync(join(packages, '.package-lock.json'))) {
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
    execFileSync('npm', args, { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  return packages
}
