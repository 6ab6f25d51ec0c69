import { posix } from 'node:path'
import type { MetsFile } from './mets.ts'

/** Collects `fileSec`: the path and the use of each file. `base` is the folder of the METS file. */
export function collectFiles(base: string) {
  const files = new Map<string, MetsFile>()
  const paths = new Map<string, string>()
  let group = ''
  let current: { id: string; mime: string; use: string } | undefined
  return {
    files,
    /** The path of a file by its id. */
    paths,
    open(name: string, attributes: ReadonlyMap<string, string>) {
      if (name === 'fileGrp') group = attributes.get('USE') ?? attributes.get('ID') ?? ''
      if (name === 'file') {
        current = {
          id: attributes.get('ID') ?? '',
          mime: attributes.get('MIMETYPE') ?? '',
          use: `${group} ${attributes.get('USE') ?? ''}`.trim(),
        }
      }
      const href = attributes.get('href')
      if (name !== 'FLocat' || !current || !href || paths.has(current.id)) return
      const { id, mime, use } = current
      const path = pathOf(href, base)
      paths.set(id, path)
      if (!files.has(path)) files.set(path, { href: path, mime, use })
    },
  }
}

/** 'file://./text/1.xml', './text/1.xml' and 'text\\1.xml' are the same path. */
export function pathOf(href: string, base: string): string {
  const path = href.trim().replaceAll('\\', '/')
  const local = path.replace(/^file:\/\/(?=[^/])/i, '').replace(/^file:(?=\/)/i, '')
  const relative = decoded(local.replace(/^(\.\/)+/, ''))
  const isFixed = /^(\/|[a-z][a-z\d+.-]*:)/i.test(relative)
  return base === '' || isFixed ? relative : posix.join(base, relative)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
