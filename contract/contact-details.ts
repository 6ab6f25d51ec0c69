import { z } from 'zod'

export const COUNTRY_CODE = '+91'
export const MOBILE_LENGTH = 10

/** Ten digits as they are typed, after the fixed country code. */
export const MobileNumber = z.string().regex(/^[6-9]\d{9}$/)

/** A mobile number with its country code; ten bare digits get one. */
export const PhoneNumber = z
  .string()
  .regex(/^(\+91)?[6-9]\d{9}$/)
  .transform((typed) => COUNTRY_CODE + typed.slice(-MOBILE_LENGTH))
  .pipe(z.string().regex(/^\+91[6-9]\d{9}$/))

export const EMAIL_MAX_LENGTH = 254

/** One person's addresses compare equal however they were typed. */
export const EmailAddress = z.string().max(EMAIL_MAX_LENGTH).trim().toLowerCase().pipe(z.email())
