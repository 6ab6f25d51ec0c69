import { parseArgs } from 'node:util'
import type { Database } from '#store/database.ts'
import { rebuildIndex } from '#store/search/rebuild.ts'
import { StartError } from '#store/store-config.ts'
import { showProgress } from './progress-bar.ts'

const USAGE =
  'npm run search -- rebuild    makes the whole index anew; until it is done, little is found'

export async function searchCommand(args: string[], { db }: { db: Database }): Promise<string> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [action, ...rest] = positionals
  if (action !== 'rebuild' || rest.length > 0) throw new StartError(USAGE)
  let issues = 0
  await rebuildIndex(db, (done, total) => {
    issues = total
    showProgress('Indexing', done, total)
  })
  return `Everything that readers see of ${issues} issues can be found.`
}
