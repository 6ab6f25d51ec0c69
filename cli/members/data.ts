import { parseArgs } from 'node:util'
import { dataOf } from '#store/reader-data/reader-data.ts'
import { readerNamed } from '../reader-named.ts'
import { ACT_OPTIONS, act, type Operator } from './act.ts'

/** All that is kept of a reader, as JSON. Who takes it out is noted too. */
export async function data(operator: Operator, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, options: ACT_OPTIONS, allowPositionals: true })
  const reader = await readerNamed(operator.db, positionals)
  return act(operator, values, async (tx) => {
    const result = JSON.stringify(await dataOf(tx, reader.id), null, 2)
    return { what: 'data', readerId: reader.id, details: {}, result }
  })
}
