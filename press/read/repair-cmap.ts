const BFCHAR = /\d+\s+beginbfchar([\s\S]*?)endbfchar/g
const BFRANGE = /\d+\s+beginbfrange([\s\S]*?)endbfrange/g
const PAIR = /<([0-9a-f\s]+)>\s*<([0-9a-f\s]*)>/gi
const TRIPLE = /<([0-9a-f\s]+)>\s*<([0-9a-f\s]+)>\s*(<[0-9a-f\s]*>|\[[^\]]*\])/gi

/** Removes the entries of a ToUnicode table that map a character to none, so that its glyph name counts. */
export function repairCmap(cmap: string): string {
  return cmap
    .replace(BFCHAR, (section, body: string) => {
      const all = [...body.matchAll(PAIR)]
      const good = all.filter(([, , to = '']) => !isNoCharacter(to))
      return good.length === all.length ? section : cmapSection(good, 'bfchar')
    })
    .replace(BFRANGE, (section, body: string) => {
      const all = [...body.matchAll(TRIPLE)]
      const good = all.filter(
        ([, from = '', to = '', into = '']) => from !== to || !isNoCharacter(into),
      )
      return good.length === all.length ? section : cmapSection(good, 'bfrange')
    })
}

function cmapSection(entries: readonly RegExpMatchArray[], kind: string): string {
  if (entries.length === 0) return ''
  return `${entries.length} begin${kind}\n${entries.map(([entry]) => entry).join('\n')}\nend${kind}`
}

/** NUL, the replacement character, and the arrow that some programs write for ff. */
function isNoCharacter(hex: string): boolean {
  return /^(?:0+|fffd|21b5)$/i.test(hex.replace(/[<>[\]\s]/g, ''))
}
