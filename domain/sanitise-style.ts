const HARMLESS = new Map([
  ['text-align', /^(left|right|center|justify|start|end)$/],
  ['text-decoration', /^(none|underline|overline|line-through)$/],
  ['text-transform', /^(none|uppercase|lowercase|capitalize)$/],
  ['text-indent', /^\d(\.\d+)?em$/],
  ['font-style', /^(normal|italic|oblique)$/],
  ['font-variant', /^(normal|small-caps)$/],
  ['font-weight', /^(normal|bold|bolder|lighter|[1-9]00)$/],
  ['vertical-align', /^(baseline|sub|super)$/],
])

/** Keeps only declarations from a list of safe text properties and values; empty if none is left. */
export function sanitiseStyle(style: string): string {
  return style
    .toLowerCase()
    .split(';')
    .map((declaration) => declaration.split(':').map((part) => part.trim()))
    .filter(([property = '', value = '', ...rest]) => {
      return rest.length === 0 && HARMLESS.get(property)?.test(value)
    })
    .map(([property, value]) => `${property}: ${value}`)
    .join('; ')
}
