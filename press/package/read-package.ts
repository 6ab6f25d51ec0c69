import { open, readdir, realpath, stat } from 'node:fs/promises'
import { readMetsPackage } from './mets-issue.ts'
import { inspectFile } from './package-file.ts'
import type { PackageReading } from './packaged-issue.ts'
import { MANIFEST_FILE, readEdition } from './read-edition.ts'

/** Reads what a newsroom sent, whichever format it is in, and writes nothing. */
export async function readPackage(folder: string): Promise<PackageReading> {
  const isFolder = await stat(folder).then(
    (stats) => stats.isDirectory(),
    () => false,
  )
  if (!isFolder) return { kind: 'faulty', faults: [`${folder} is not a folder`] }
  const root = await realpath(folder)
  const names = await readdir(root)
  if (names.includes(MANIFEST_FILE)) return readEdition(root)

  const tables: string[] = []
  for (const name of names.sort()) if (await isMets(root, name)) tables.push(name)
  const [table, ...others] = tables
  if (!table) {
    return { kind: 'faulty', faults: [`neither ${MANIFEST_FILE} nor a METS file is in the folder`] }
  }
  if (others.length > 0) {
    const fault = `several METS files are in the folder (${tables.join(', ')}): one issue at a time`
    return { kind: 'faulty', faults: [fault] }
  }
  return readMetsPackage(root, table)
}

const ENOUGH_FOR_ROOT = 16 * 1024

/** Whether a file's first tag is `mets`, in whatever namespace. */
async function isMets(folder: string, name: string): Promise<boolean> {
  if (!/\.(xml|mets)$/i.test(name)) return false
  const fact = await inspectFile(folder, name)
  if (fact.kind !== 'found') return false
  const file = await open(fact.path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(ENOUGH_FOR_ROOT))
    const start = buffer.toString('latin1', 0, bytesRead).replaceAll('\0', '')
    return /<(?:[\w.-]+:)?([A-Za-z][\w.-]*)[\s/>]/.exec(start)?.[1] === 'mets'
  } finally {
    await file.close()
  }
}
