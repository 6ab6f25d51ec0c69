import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { DESK_PATH } from '#contract/paths.ts'
import { etagOf, type Ready } from '../http/ready.ts'

export interface WebAppAnswer {
  ready: Ready
  cacheControl: string
  vary: string
  /** 200 if undefined. */
  status?: 200 | 404 | 410
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

/** File names in these folders contain a hash of the content. */
export function isAsset(path: string): boolean {
  return path.startsWith('/assets/') || path.startsWith(`${DESK_PATH}/assets/`)
}

/** Every file of the built apps except their pages, by path. */
export async function readBuilt(folder: string): Promise<Map<string, WebAppAnswer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const fileNames = new Set(names)
  const plain = names.filter((name) => !/\.(br|gz)$/.test(name) && !name.endsWith('index.html'))
  return new Map(
    await Promise.all(
      plain.map(async (name): Promise<[string, WebAppAnswer]> => {
        const path = `/${relative(folder, name).split(sep).join('/')}`
        return [path, await readStatic(name, path, fileNames)]
      }),
    ),
  )
}

async function readStatic(
  name: string,
  path: string,
  fileNames: Set<string>,
): Promise<WebAppAnswer> {
  const variant = (suffix: string) =>
    fileNames.has(name + suffix) ? readFile(name + suffix) : undefined
  const identity = await readFile(name)
  return {
    ready: {
      type: TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
      etag: etagOf(identity),
      bodies: { identity, br: await variant('.br'), gzip: await variant('.gz') },
    },
    vary: 'Accept-Encoding',
    cacheControl: isAsset(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
}
