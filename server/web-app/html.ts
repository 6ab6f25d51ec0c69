const ESCAPES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

export function escapeHtml(text: string): string {
  return text.replace(/[&"<>]/g, (character) => ESCAPES[character] ?? character)
}

/** A void element, or the opening tag of another. */
export function tag(name: string, attributes: Record<string, string | number | undefined>): string {
  const attributeTexts = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`)
  return `<${name}${attributeTexts.join('')}>`
}

export function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`
}

/** JSON data in the page, which the content security policy allows. */
export function jsonScript(id: string, value: unknown): string {
  return `${tag('script', { type: 'application/json', id })}${escapedJson(value)}</script>`
}

/** JSON-LD for search engines. */
export function structuredData(value: object): string {
  return `${tag('script', { type: 'application/ld+json' })}${escapedJson(value)}</script>`
}

/** An escaped `<` cannot end the element early. */
function escapedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
