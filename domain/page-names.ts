import type { Page } from '#contract/issues.ts'
import type { Language } from '#contract/titles.ts'

type NamedPage = Pick<Page, 'names' | 'displayName'>

/** For example `02 City`. */
export function pageDisplayName(number: number, name: string): string {
  return `${String(number).padStart(2, '0')} ${name}`
}

/** The display name of a page in the language of the interface. */
export function pageNameIn({ names, displayName }: NamedPage, language: Language): string {
  return names ? displayName.replace(/(?<=^\d+ ).*/, () => names[language]) : displayName
}

export const FRONT_PAGE_NAME = 'Front Page'
export const JACKET_NAME = 'Jacket'
export const DEFAULT_SECTION_NAME = 'Main'

export const numberedPageName = (pageNo: number) => `Page ${pageNo}`

export const isNumberedPageName = (name: string) => /^Page \d+$/.test(name)

const KANNADA = new Map([
  [FRONT_PAGE_NAME, 'ಮುಖಪುಟ'],
  [JACKET_NAME, 'ಜಾಕೆಟ್'],
  [DEFAULT_SECTION_NAME, 'ಮುಖ್ಯ ಸಂಚಿಕೆ'],
])

/** Kannada for the default names that the press gives to pages and sections without a name. */
export function kannadaDefaultName(name: string): string | undefined {
  return KANNADA.get(name) ?? (isNumberedPageName(name) ? name.replace('Page', 'ಪುಟ') : undefined)
}
