import { fileURLToPath } from 'node:url'
import { build } from 'vite'

export type LibraryVersion = 'latest' | 'old'

/** Bundles one version of the sign-in library into a script. */
export async function bundleOf(version: LibraryVersion): Promise<string> {
  const entry = fileURLToPath(new URL('./library-calls.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // The old version is installed under another package name.
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
