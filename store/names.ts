import { z } from 'zod'
import type { Names } from '#contract/names.ts'
import { text } from '#contract/text.ts'

/** A name in a publisher's file: one string for both languages, or one per language. */
export function writtenName(name: z.ZodType<string>, error: Parameters<typeof z.union>[1]) {
  return z
    .union([name, z.strictObject({ en: name, kn: name })], error)
    .transform((written): { en: string; kn: string | null } =>
      typeof written === 'string' ? { en: written, kn: null } : written,
    )
}

export const WrittenName = writtenName(
  text(300).trim().min(1),
  'must be a name, or { "en": …, "kn": … }',
)

/** Undefined when there is one name for both languages. */
export function namesOf(en: string, kn: string | null | undefined): Names | undefined {
  return kn ? { en, kn } : undefined
}
