import { readFile } from 'node:fs/promises'

/** The bench cannot run with what it was given; the message says why. */
export class BenchError extends Error {
  override name = 'BenchError'
}

export async function readInput(path: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw new BenchError(isMissing ? `There is no file ${path}.` : `${path} cannot be read.`)
  }
}
