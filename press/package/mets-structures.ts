import type { MetsDiv } from './mets.ts'

type Attributes = ReadonlyMap<string, string>

/** Collects `structMap`: the trees of pages and of articles. */
export function collectStructures() {
  const structures: { type: string; root: MetsDiv }[] = []
  const pointers: string[] = []
  const open: MetsDiv[] = []
  let type = ''
  return {
    structures,
    pointers,
    open(name: string, attributes: Attributes) {
      if (name === 'structMap') type = (attributes.get('TYPE') ?? '').toUpperCase()
      if (name === 'div') {
        const div = divOf(attributes)
        const parent = open.at(-1)
        if (parent) parent.children.push(div)
        else structures.push({ type, root: div })
        open.push(div)
      }
      const pointer = attributes.get('href')
      if (name === 'mptr' && pointer) pointers.push(pointer)
      const file = attributes.get('FILEID')
      if ((name !== 'area' && name !== 'fptr') || file === undefined) return
      const begin = attributes.get('BEGIN')
      const end = attributes.get('END')
      open.at(-1)?.areas.push({ file, ...(begin && { begin }), ...(begin && end && { end }) })
    },
    close(name: string) {
      if (name !== 'div') return
      const children = open.pop()?.children ?? []
      const areOrdered = children.every((child) => child.order !== undefined)
      if (areOrdered) children.sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
    },
  }
}

const MAX_LABEL_LENGTH = 1000

function divOf(attributes: Attributes): MetsDiv {
  const id = attributes.get('ID')
  const label = attributes.get('LABEL')?.trim().slice(0, MAX_LABEL_LENGTH)
  const order = Number.parseInt(attributes.get('ORDER') ?? '', 10)
  return {
    ...(id && { id }),
    type: (attributes.get('TYPE') ?? '').replace(/^.*:/, '').toUpperCase(),
    ...(label && { label }),
    ...(Number.isFinite(order) && { order }),
    descriptions: (attributes.get('DMDID') ?? '').split(/\s+/).filter(Boolean),
    areas: [],
    children: [],
  }
}
