import { open } from 'node:fs/promises'
import { inspectFile } from './package-file.ts'

const ROOT_BYTES = 16 * 1024

/** Whether a file's root element is `mets`, in any namespace. `folder` is a real path. */
export async function isMets(folder: string, path: string): Promise<boolean> {
  if (!/\.(xml|mets)$/i.test(path)) return false
  const fact = await inspectFile(folder, path)
  if (fact.kind !== 'found') return false
  const file = await open(fact.path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(ROOT_BYTES))
    const start = buffer.toString('latin1', 0, bytesRead).replaceAll('\0', '')
    return /<(?:[\w.-]+:)?([A-Za-z][\w.-]*)[\s/>]/.exec(start)?.[1] === 'mets'
  } finally {
    await file.close()
  }
}
