import { COUNTRY_CODE } from '#contract/contact-details.ts'

/** Normalises a contact to the form that readers sign in with; foreign numbers stay as they are. */
export function normaliseContact(written: string): string {
  const digits = written.replace(/[\s()-]/g, '')
  const mobile = /^(?:\+91|0091|91|0)?([6-9]\d{9})$/.exec(digits)?.[1]
  return mobile ? COUNTRY_CODE + mobile : written.trim().toLowerCase()
}
