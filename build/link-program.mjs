import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'

/**
 * Runs after `npm ci`: npm does not link the `bin` of the package itself. `npx broadsheet` works without the link, but
 * then npm resolves the whole dependency tree first, which takes seconds.
 */
const folder = join(resolve(import.meta.dirname, '..'), 'node_modules/.bin')
// Windows needs rights for links.
if (process.platform !== 'win32') {
  mkdirSync(folder, { recursive: true })
  const link = join(folder, 'broadsheet')
  rmSync(link, { force: true })
  symlinkSync('../../broadsheet.mjs', link)
}
