import type { Database } from '#store/database.ts'
import { rebuildIndex } from '#store/search/rebuild.ts'
import type { Output } from '../output.ts'
import { progressBar } from '../progress-bar.ts'
import type { Terminal } from '../terminal.ts'

export async function rebuild(db: Database, terminal: Terminal): Promise<Output> {
  const draw = progressBar(terminal, 'Indexing')
  let issues = 0
  await rebuildIndex(db, (done, total) => {
    issues = total
    draw(done, total)
  })
  return { text: `The search index has ${issues} issues.`, json: { issues } }
}
