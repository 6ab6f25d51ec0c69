import { z } from 'zod'
import { EditionManifest } from './edition-manifest.ts'
import { printable } from './package-file.ts'

export type ManifestReading = { manifest: EditionManifest } | { faults: string[] }

/** Validates `edition.json`. Each fault names the page and region where an editor finds it. */
export function readManifest(raw: unknown): ManifestReading {
  const parsed = EditionManifest.safeParse(raw)
  if (parsed.success) return { manifest: parsed.data }
  const faults = parsed.error.issues.map(({ path, message, ...issue }) => {
    const { where, field } = placeOf(raw, path)
    return issue.code === 'unrecognized_keys'
      ? `${where}: ${issue.keys.map(printable).join(', ')} is not a field of the format`
      : `${where}: ${[...field, message].join(' ')}`
  })
  return { faults: [...new Set(faults)] }
}

const PageNumber = z.object({ number: z.number() })
const RegionName = z.object({ id: z.string().min(1) })

/** Turns sections › 0 › pages › 2 › articles › 1 › title into 'page 3: article p3-lake' and 'title'. */
function placeOf(raw: unknown, path: PropertyKey[]): { where: string; field: string[] } {
  const places: string[] = []
  let field: string[] = []
  let value = raw
  for (const [depth, key] of path.entries()) {
    value = memberOf(value, key)
    if (typeof key !== 'number') field = [...field, String(key)]
    else {
      const list = String(path[depth - 1])
      if (list === 'pages') places.length = 0
      places.push(nameOf(list, key, value))
      field = []
    }
  }
  return { where: places.join(': ') || 'edition.json', field }
}

function nameOf(list: string, index: number, value: unknown): string {
  const number = PageNumber.safeParse(value).data?.number
  const id = RegionName.safeParse(value).data?.id
  switch (list) {
    case 'sections':
      return `section ${index + 1}`
    case 'pages':
      return number === undefined ? `page entry ${index + 1}` : `page ${number}`
    case 'articles':
      return `article ${id === undefined ? index + 1 : printable(id)}`
    case 'ads':
      return `advertisement ${id === undefined ? index + 1 : printable(id)}`
    default:
      return `box ${index + 1}`
  }
}

function memberOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
