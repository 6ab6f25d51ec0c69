import { fileURLToPath } from 'node:url'
import { build } from 'vite'

export type LibraryVersion = 'latest' | 'old'

/** One script with the sign-in library of that version in it. */
export async function bundleOf(version: LibraryVersion): Promise<string> {
  const entry = fileURLToPath(new URL('./door.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // The old one is installed under a name of its own.
    resolve: { alias: version === 'old' ? { 'supertokens-web-js': 'supertokens-web-js-old' } : {} },
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name: 'library', fileName: 'library' },
    },
  })
  const [first] = [built].flat()
  const [chunk] = first && 'output' in first ? first.output : []
  if (chunk?.type !== 'chunk') throw new Error('The library was not bundled')
  return chunk.code
}
