const BFCHAR = /\d+\s+beginbfchar([\s\S]*?)endbfchar/g
const BFRANGE = /\d+\s+beginbfrange([\s\S]*?)endbfrange/g
const PAIR = /<([0-9a-f\s]+)>\s*<([0-9a-f\s]*)>/gi
const TRIPLE = /<([0-9a-f\s]+)>\s*<([0-9a-f\s]+)>\s*(<[0-9a-f\s]*>|\[[^\]]*\])/gi

/** Removes the entries of a ToUnicode table that map a character to NUL. */
export function repairCmap(cmap: string): string {
  return cmap
    .replace(BFCHAR, (section, body: string) => {
      const all = [...body.matchAll(PAIR)]
      const good = all.filter(([, , to = '']) => !isNul(to))
      return good.length === all.length ? section : cmapSection(good, 'bfchar')
    })
    .replace(BFRANGE, (section, body: string) => {
      const all = [...body.matchAll(TRIPLE)]
      const good = all.filter(([, from = '', to = '', into = '']) => from !== to || !isNul(into))
      return good.length === all.length ? section : cmapSection(good, 'bfrange')
    })
}

function cmapSection(entries: readonly RegExpMatchArray[], kind: string): string {
  if (entries.length === 0) return ''
  return `${entries.length} begin${kind}\n${entries.map(([entry]) => entry).join('\n')}\nend${kind}`
}

function isNul(hex: string): boolean {
  const digits = hex.replace(/[<>[\]\s]/g, '')
  return digits !== '' && /^0+$/.test(digits)
}
