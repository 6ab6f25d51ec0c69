/** The declared language of an article if it is known, or else the language of its script. */
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
