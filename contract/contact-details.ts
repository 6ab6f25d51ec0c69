import { z } from 'zod'

export const COUNTRY_CODE = '+91'
export const MOBILE_LENGTH = 10

/** Ten digits without the country code. */
export const MobileNumber = z.string().regex(/^[6-9]\d{9}$/)

/** A mobile number with its country code, which is added to ten bare digits. */
export const PhoneNumber = z
  .string()
  .regex(/^(\+91)?[6-9]\d{9}$/)
  .transform((typed) => COUNTRY_CODE + typed.slice(-MOBILE_LENGTH))
  .pipe(z.string().regex(/^\+91[6-9]\d{9}$/))

export const EMAIL_MAX_LENGTH = 254

/** Trimmed and in lower case, so that equal addresses compare equal. */
export const EmailAddress = z.string().max(EMAIL_MAX_LENGTH).trim().toLowerCase().pipe(z.email())
