import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Context } from 'hono'
import type { App } from './http/app.ts'
import { preferredEncoding } from './http/encoding.ts'

type Body = Uint8Array<ArrayBuffer>

interface StaticFile {
  type: string
  etag: string
  cacheControl: string
  bodies: { identity: Body; br: Body | undefined; gzip: Body | undefined }
}

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

/** Serves the built app: its files from memory, its page for every other path. */
export async function webAppRoutes(
  app: App,
  folder: string,
  fillPage: (html: string) => string,
): Promise<void> {
  const files = await readBuilt(folder)
  const page = await readFile(join(folder, 'index.html'), 'utf8')

  app.get('*', (context) => {
    const file = files.get(context.req.path)
    if (file) return answerFile(context, file)
    context.header('Cache-Control', 'no-cache')
    return context.html(fillPage(page))
  })
}

function answerFile(context: Context, file: StaticFile): Response {
  const wanted = preferredEncoding(context.req.header('Accept-Encoding'))
  const encoding = file.bodies[wanted] ? wanted : 'identity'
  context.header('Cache-Control', file.cacheControl)
  context.header('Vary', 'Accept-Encoding')
  context.header('ETag', file.etag)
  if (context.req.header('If-None-Match') === file.etag) return context.body(null, 304)
  context.header('Content-Type', file.type)
  if (encoding !== 'identity') context.header('Content-Encoding', encoding)
  return context.body(file.bodies[encoding] ?? file.bodies.identity)
}

async function readBuilt(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const known = new Set(names)
  const plain = names.filter((name) => !/\.(br|gz)$/.test(name) && !name.endsWith('index.html'))
  return new Map(
    await Promise.all(
      plain.map(async (name): Promise<[string, StaticFile]> => {
        const path = `/${relative(folder, name).split(sep).join('/')}`
        return [path, await readStatic(name, path, known)]
      }),
    ),
  )
}

async function readStatic(name: string, path: string, known: Set<string>): Promise<StaticFile> {
  const variant = (suffix: string) =>
    known.has(name + suffix) ? readFile(name + suffix) : undefined
  const identity = await readFile(name)
  return {
    type: TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    // The build names what is in assets/ by its content.
    cacheControl: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    bodies: { identity, br: await variant('.br'), gzip: await variant('.gz') },
  }
}
