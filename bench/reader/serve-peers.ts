import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { answerReady, etagOf, type Ready, readyText } from '#server/http/ready.ts'
import { freePort } from '#test-support/free-port.ts'
import { PEER_PAGES } from './peer-pages.ts'
import type { BenchPage } from './publish-pages.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const TYPES: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}

interface Peers {
  /** The folder of the installed packages. */
  packages: string
  /** The folder of the page images. */
  pictures: string
  pages: readonly BenchPage[]
}

/** Serves like the product: from memory, compressed and cacheable. */
export async function servePeers({ packages, pictures, pages }: Peers) {
  const folders: Record<string, string> = {
    files: pictures,
    pages: fileURLToPath(new URL('pages', import.meta.url)),
    openseadragon: join(packages, 'openseadragon/build/openseadragon'),
    photoswipe: join(packages, 'photoswipe/dist'),
    bookreader: join(packages, '@internetarchive/bookreader/BookReader'),
  }
  const responses = new Map<string, Promise<Ready>>()
  const ready = (path: string, make: () => Promise<Ready>) => {
    const response = responses.get(path) ?? make()
    responses.set(path, response)
    return response
  }

  const app = new Hono()
  for (const [path, draw] of Object.entries(PEER_PAGES)) {
    const make = () => readyText(draw(pages), 'text/html; charset=utf-8')
    app.get(path, async (context) => answerReady(context, await ready(path, make), 'no-cache'))
  }
  app.get('/:folder/:file{.+}', async (context) => {
    const { folder, file } = context.req.param()
    const name = join(folders[folder] ?? '', file)
    return answerReady(context, await ready(name, () => readReady(name)), FOREVER)
  })
  app.onError((error, context) => context.text(error.message, 404))

  const port = await freePort()
  const server = serve({ fetch: app.fetch, port })
  await once(server, 'listening')
  return { url: `http://localhost:${port}`, stop: () => server.close() }
}

async function readReady(name: string): Promise<Ready> {
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  const identity = await readFile(name)
  // The same compression as in the product's build.
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const br = type.startsWith('text/')
    ? await promisify(brotliCompress)(identity, { params })
    : undefined
  return { type, etag: etagOf(identity), bodies: { identity, br, gzip: undefined } }
}
