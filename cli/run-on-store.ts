import {
  parseEnvironment,
  type StoreConfig,
  StoreEnvironment,
  storeConfig,
} from '#store/store-config.ts'
import { isForTheOperator } from './run-on-database.ts'

/** Does what an operator typed where the server keeps everything, and prints the answer. */
export async function runOnStore(
  command: (args: string[], config: StoreConfig) => Promise<string>,
): Promise<void> {
  try {
    const config = storeConfig(parseEnvironment(StoreEnvironment, process.env))
    console.info(await command(process.argv.slice(2), config))
  } catch (error) {
    if (!isForTheOperator(error)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
