import { z } from 'zod'
import type { Names } from '#contract/names.ts'
import { text } from '#contract/text.ts'

const Name = text(300).trim().min(1)

/** A name in a publisher's file: one string for both languages, or one per language. */
export const WrittenName = z
  .union([Name, z.strictObject({ en: Name, kn: Name })], 'must be a name, or { "en": …, "kn": … }')
  .transform((written): { en: string; kn: string | null } =>
    typeof written === 'string' ? { en: written, kn: null } : written,
  )

/** Undefined when there is one name for both languages. */
export function namesOf(en: string, kn: string | null | undefined): Names | undefined {
  return kn ? { en, kn } : undefined
}
