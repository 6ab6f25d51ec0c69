import type { BrandId, PublisherCode } from './publisher.ts'

// Nothing in here needs zod: the first view shows these.

export const PUBLISHER_OF_BRAND = { pv: 'PV', dh: 'DH' } as const satisfies Record<
  BrandId,
  PublisherCode
>

/** Of what is printed and of what is on the screen around it. */
export type Language = 'kn' | 'en'

/** The two newspapers by name, and the language that they are printed in. */
export const TITLES = {
  PV: { name: 'ಬೆಳಕಿಂಡಿ', language: 'kn' },
  DH: { name: 'The Plateau Courier', language: 'en' },
} as const satisfies Record<PublisherCode, { name: string; language: Language }>

/** What a visitor sees first, and the only edition that a freemium reader may pick. */
export const DEFAULT_EDITION = { PV: 4, DH: 2 } as const satisfies Record<PublisherCode, number>
