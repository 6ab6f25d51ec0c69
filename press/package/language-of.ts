/** An article's language: as the catalogue has it where we know it, else by the script it is in. */
export function languageOf(code: string | undefined, paragraphs: string[]): 'kn' | 'en' {
  if (isKnownLanguage(code)) return KNOWN.get(code) ?? 'en'
  const text = paragraphs.join(' ')
  const kannada = text.match(/\p{Script=Kannada}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return kannada > latin ? 'kn' : 'en'
}

const KNOWN = new Map<string, 'kn' | 'en'>([
  ['kn', 'kn'],
  ['kan', 'kn'],
  ['en', 'en'],
  ['eng', 'en'],
])

export function isKnownLanguage(code: string | undefined): code is string {
  return code !== undefined && KNOWN.has(code)
}
