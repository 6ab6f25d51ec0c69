import { readFile } from 'node:fs/promises'
import { StartError } from '#store/store-config.ts'

export async function readTextFile(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: Error) => {
    throw new StartError(`Cannot read ${file}: ${error.message}`)
  })
}

/** Lists every fault of a file that was refused. */
export function refusedFile(file: string, faults: readonly string[]): StartError {
  const lines = faults.map((fault) => `  ${fault}`)
  return new StartError([`${file} was not loaded:`, ...lines].join('\n'))
}
