import { isLanguage, type Language } from '#contract/titles.ts'

interface LanguageSigns {
  /** The reader's choice from an earlier visit. */
  chosen: string | undefined
  /** The `Accept-Language` header. */
  accepted: string | null
  /** The publisher's default. */
  fallback: Language
}

/** The language of the controls in the first view. */
export function controlsLanguage({ chosen, accepted, fallback }: LanguageSigns): Language {
  if (isLanguage(chosen)) return chosen
  return accepted && preferredLanguage(accepted) === 'kn' ? 'kn' : fallback
}

/** Browsers send only a few languages. */
const MAX_RANGES = 20

function preferredLanguage(accepted: string): Language | undefined {
  return accepted
    .split(',', MAX_RANGES)
    .map(parseRange)
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ language }) => language)
    .find(isLanguage)
}

/** Parses `kn-IN;q=0.9`; the region is ignored. */
function parseRange(range: string): { language: string; weight: number } {
  const [tag = '', weight] = range
    .trim()
    .toLowerCase()
    .split(/\s*;\s*q=/)
  return {
    language: tag.replace(/-.*/, ''),
    weight: weight === undefined ? 1 : Number(weight) || 0,
  }
}
