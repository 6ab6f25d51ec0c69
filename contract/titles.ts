import type { BrandId, PublisherCode } from './publisher.ts'

// Nothing in here needs zod: the first view shows these.

export const PUBLISHER_OF_BRAND = { pv: 'PV', dh: 'DH' } as const satisfies Record<
  BrandId,
  PublisherCode
>

/** Of what is printed and of what is on the screen around it. */
export type Language = 'kn' | 'en'

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'kn'

/** Carries the reader's choice to the server, which draws the first view in that language. */
export const LANGUAGE_COOKIE = 'language'

/** `name` is the masthead and `language` that of the paper; `names` are for text in a language. */
interface Title {
  name: string
  names: Record<Language, string>
  language: Language
}

export const TITLES = {
  PV: { name: 'ಬೆಳಕಿಂಡಿ', names: { en: 'Belakindi', kn: 'ಬೆಳಕಿಂಡಿ' }, language: 'kn' },
  DH: {
    name: 'The Plateau Courier',
    names: { en: 'The Plateau Courier', kn: 'ದಿ ಪ್ಲೇಟೊ ಕೊರಿಯರ್' },
    language: 'en',
  },
} as const satisfies Record<PublisherCode, Title>

/** What a visitor sees first, and the only edition that a freemium reader may pick. */
export const DEFAULT_EDITION = { PV: 4, DH: 2 } as const satisfies Record<PublisherCode, number>
