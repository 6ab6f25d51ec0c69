import type { MetsFile } from './mets.ts'

/** Collects `fileSec`: the path and the use of each file. */
export function collectFiles() {
  const files = new Map<string, MetsFile>()
  let group = ''
  let current: { id: string; mime: string; use: string } | undefined
  return {
    files,
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
      if (name !== 'FLocat' || !current || !href || files.has(current.id)) return
      const { id, mime, use } = current
      files.set(id, { href: pathOf(href), mime, use })
    },
  }
}

/** 'file://./text/1.xml', './text/1.xml' and 'text\1.xml' are the same path. */
function pathOf(href: string): string {
  const path = href.trim().replaceAll('\\', '/')
  const local = path.replace(/^file:\/\/(?=[^/])/i, '').replace(/^file:(?=\/)/i, '')
  const relative = local.replace(/^(\.\/)+/, '')
  try {
    return decodeURIComponent(relative)
  } catch {
    return relative
  }
}
