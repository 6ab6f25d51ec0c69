import { z } from 'zod'

/** Text from outside with a maximum length and without NUL, which PostgreSQL cannot store. */
export function text(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .refine((value) => !value.includes('\0'), 'Text may not contain NUL')
}
