import { z } from 'zod'

/** Text from outside: bounded, and without NUL, which PostgreSQL cannot keep. */
export function text(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .refine((value) => !value.includes('\0'), 'Text may not contain NUL')
}
