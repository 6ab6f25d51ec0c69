import { readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Writes a Brotli and a gzip copy of each text file; the server sends those. */
export function precompress(folder: string): Plugin {
  const isText = /\.(js|css|svg|json|webmanifest)$/
  return {
    name: 'precompress',
    apply: ({ build }, { command }) => command === 'build' && build?.write !== false,
    async closeBundle() {
      const files = await readdir(folder, { recursive: true })
      const texts = files.filter((file) => isText.test(file))
      await Promise.all(texts.map((file) => compress(`${folder}/${file}`)))
    },
  }
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params: quality }))
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
}
