import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('peers', import.meta.url))

/**
 * Installs the peers' published packages when the benchmark runs; they are not in the repository or the
 * product. BookReader is under the AGPL; our code is not linked with it.
 */
export function installPeers(): string {
  const packages = join(FOLDER, 'node_modules')
  const { dependencies } = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8'))
  if (!Object.keys(dependencies).every((name) => existsSync(join(packages, name)))) {
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
    execFileSync('npm', args, { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  return packages
}
