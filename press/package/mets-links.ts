import { LINK_COUNT_LIMIT } from './limits.ts'
import { XmlFault } from './read-xml.ts'

/** Collects `structLink`: single links, groups with arcs between labels, and groups without arcs. */
export function collectLinks() {
  const links = new Map<string, (readonly string[])[]>()
  let labels = new Map<string, string[]>()
  let members: string[] = []
  let hasArcs = false
  let count = 0

  const link = (ones: readonly string[], others: readonly string[]) => {
    count += ones.length * others.length
    if (count > LINK_COUNT_LIMIT) throw new XmlFault(`has more than ${LINK_COUNT_LIMIT} links`)
    for (const one of ones) append(links, one, others)
  }
  const linkBoth = (ones: readonly string[], others: readonly string[]) => {
    link(ones, others)
    link(others, ones)
  }

  return {
    links,
    open(name: string, attributes: ReadonlyMap<string, string>) {
      const from = idIn(attributes.get('from'))
      const to = idIn(attributes.get('to'))
      const id = idIn(attributes.get('href'))
      if (name === 'smLink' && from && to) linkBoth([from], [to])
      if (name === 'smLinkGrp') {
        labels = new Map()
        members = []
        hasArcs = false
      }
      if (name === 'smLocatorLink' && id) {
        append(labels, attributes.get('label') ?? id, id)
        members.push(id)
      }
      if (name === 'smArcLink' && from && to) {
        hasArcs = true
        linkBoth(labels.get(from) ?? [], labels.get(to) ?? [])
      }
    },
    close(name: string) {
      if (name === 'smLinkGrp' && !hasArcs) link(members, members)
    },
  }
}

function append<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}

const idIn = (reference: string | undefined) => reference?.replace(/^.*#/, '')
