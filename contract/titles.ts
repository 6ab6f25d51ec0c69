import type { BrandId, PublisherCode } from './publisher.ts'

// This file must not import zod: the first view uses it.

export const PUBLISHER_OF_BRAND = { pv: 'PV', dh: 'DH' } as const satisfies Record<
  BrandId,
  PublisherCode
>

/** A language of the newspaper and of the interface. */
export type Language = 'kn' | 'en'

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'kn'

/** Tells the server which language the first view must have. */
export const LANGUAGE_COOKIE = 'language'

/** `name` is the masthead in the title's `language`; `names` are for texts in each language. */
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

/** The first edition of a visitor, and the only one that a freemium reader may open. */
export const DEFAULT_EDITION = { PV: 4, DH: 2 } as const satisfies Record<PublisherCode, number>

/** The paper of the same publisher in the other language. */
export const SISTER_OF = { PV: 'DH', DH: 'PV' } as const satisfies Record<
  PublisherCode,
  PublisherCode
>
