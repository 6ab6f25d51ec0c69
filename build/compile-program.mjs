import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { cacheFolderOf, hashOf } from './compiled-program.mjs'

const OUR_VERSIONS = resolve(import.meta.dirname, '../package.json')
const A_DAY_MS = 24 * 60 * 60 * 1000

/** Compiles a program with the project's files that it imports. Keeps earlier versions for a day, because they may still run. */
export async function compileProgram(entry) {
  const cacheFolder = cacheFolderOf(entry)
  const folder = newFolderIn(cacheFolder)
  const compiler = await rolldown({
    input: { program: entry },
    platform: 'node',
    external: isPackage,
    plugins: [keepSourceLocation],
  })
  await compiler.write({
    dir: folder,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    sourcemap: true,
  })
  const sources = [OUR_VERSIONS, ...(await compiler.watchFiles).filter(isOurs)]
  await compiler.close()
  const program = join(folder, 'program.mjs')
  // Atomic: a process that starts now finds either the previous version or this one.
  const record = join(folder, 'newest.json')
  writeFileSync(record, JSON.stringify({ program, sources, hash: hashOf(sources) }))
  renameSync(record, join(cacheFolder, 'newest.json'))
  return pathToFileURL(program).href
}

/** Packages of many small files, which Node would open, resolve and compile one by one. */
const MANY_FILES = /^(kysely|zod|hono|@hono|jose)(\/|$)/
const isPackage = (id) => /^[@a-z]/.test(id) && !MANY_FILES.test(id)

/** The versions of packages are in package.json. */
const isOurs = (file) => !file.includes('/node_modules/')

/** `import.meta` names the source file, not the compiled one, so that code finds the files beside it. */
const keepSourceLocation = {
  name: 'keep-source-location',
  transform: (code, id) => ({
    code: code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
    map: null,
  }),
}

function newFolderIn(cacheFolder) {
  try {
    mkdirSync(cacheFolder, { recursive: true })
    for (const name of readdirSync(cacheFolder)) removeIfOld(join(cacheFolder, name))
    const folder = mkdtempSync(join(cacheFolder, 'made-'))
    // A service may run under another account than the one that compiles.
    chmodSync(folder, 0o755)
    return folder
  } catch (error) {
    const help = 'The owner of the folder can compile: npm run build'
    throw new Error(`${cacheFolder} is not writable. ${help}`, { cause: error })
  }
}

function removeIfOld(path) {
  // Another process that compiles may have removed it already.
  const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs
  if (changed && Date.now() - changed > A_DAY_MS) rmSync(path, { recursive: true, force: true })
}
