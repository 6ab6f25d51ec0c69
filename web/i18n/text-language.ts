import type { Language } from '#contract/titles.ts'

/** What a text is written in; a Kannada paper has English articles too. */
export function textLanguage(text: string): Language {
  return /\p{Script=Kannada}/u.test(text) ? 'kn' : 'en'
}
