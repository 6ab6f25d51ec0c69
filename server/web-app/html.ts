const ESCAPES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

export function escaped(text: string): string {
  return text.replace(/[&"<>]/g, (character) => ESCAPES[character] ?? character)
}

/** An element without content, or the opening tag of one that has some. */
export function tag(name: string, attributes: Record<string, string | number | undefined>): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
  return `<${name}${written.join('')}>`
}

export function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`
}

/** Data that the content security policy lets pass. */
export function jsonScript(id: string, value: unknown): string {
  return `${tag('script', { type: 'application/json', id })}${harmless(value)}</script>`
}

/** What search engines read. */
export function structuredData(value: object): string {
  return `${tag('script', { type: 'application/ld+json' })}${harmless(value)}</script>`
}

/** An escaped `<` cannot end the element early. */
function harmless(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
