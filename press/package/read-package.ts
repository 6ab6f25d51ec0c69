import { open, readdir, realpath, stat } from 'node:fs/promises'
import { readMetsPackage } from './mets-issue.ts'
import { inspectFile } from './package-file.ts'
import type { PackageReading } from './packaged-issue.ts'
import { MANIFEST_FILE, readEdition } from './read-edition.ts'

/** Reads a newsroom's package of either format. Writes nothing. */
export async function readPackage(folder: string): Promise<PackageReading> {
  const isFolder = await stat(folder).then(
    (stats) => stats.isDirectory(),
    () => false,
  )
  if (!isFolder) return { kind: 'invalid', faults: [`${folder} is not a folder`] }
  const root = await realpath(folder)
  const names = await readdir(root)
  if (names.includes(MANIFEST_FILE)) return readEdition(root)

  const metsFiles: string[] = []
  for (const name of names.sort()) if (await isMets(root, name)) metsFiles.push(name)
  const [metsFile, ...others] = metsFiles
  if (!metsFile) {
    return {
      kind: 'invalid',
      faults: [`the folder contains neither ${MANIFEST_FILE} nor a METS file`],
    }
  }
  if (others.length > 0) {
    const fault = `the folder contains several METS files (${metsFiles.join(', ')}); publish one issue at a time`
    return { kind: 'invalid', faults: [fault] }
  }
  return readMetsPackage(root, metsFile)
}

const ROOT_BYTES = 16 * 1024

/** Whether the root element is `mets`, in any namespace. */
async function isMets(folder: string, name: string): Promise<boolean> {
  if (!/\.(xml|mets)$/i.test(name)) return false
  const fact = await inspectFile(folder, name)
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
