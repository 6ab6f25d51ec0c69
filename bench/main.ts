import { existsSync, readdirSync } from 'node:fs'

/** `npm run bench -- name`: the figures of one part, beside a peer or the limit. */
const here = new URL('.', import.meta.url)
const names = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const [name = ''] = process.argv.splice(2, 1)
const main = new URL(`${name}/main.ts`, here)
if (names.includes(name) && existsSync(main)) await import(main.href)
else console.info(`npm run bench -- <name>, where the name is one of: ${names.join(', ')}`)
