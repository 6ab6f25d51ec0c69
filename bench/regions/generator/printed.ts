import type { Language } from './type/faces.ts'

/** The pages that lie printed in bench/regions/torture; the bench prints all others when it runs. */
export const PRINTED: readonly { feature: string; language: Language }[] = [
  { feature: 'front page', language: 'en' },
  { feature: 'opinion', language: 'en' },
  { feature: 'pull quotes and fact boxes', language: 'en' },
  { feature: 'sport with scorecards', language: 'en' },
  { feature: 'reversed headlines', language: 'en' },
  { feature: 'classifieds', language: 'en' },
  { feature: 'briefs', language: 'kn' },
  { feature: 'framed narrow stories', language: 'kn' },
  { feature: 'drop and raised capitals', language: 'kn' },
  { feature: 'L-shaped stories', language: 'kn' },
  { feature: 'weather, puzzles, prices', language: 'kn' },
  { feature: 'text around a cut-out', language: 'kn' },
]

export const PRINTED_SEED = 1
export const PRINTED_FOLDER = 'bench/regions/torture'

export function fileName(feature: string, language: Language): string {
  return `${language}-${feature.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`
}
