export function languageOf(text: string): 'kn' | 'en' {
  const kannada = text.match(/\p{Script=Kannada}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return kannada > latin * 0.5 ? 'kn' : 'en'
}
