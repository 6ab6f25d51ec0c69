import { z } from 'zod'
import { wordingWith } from './messaging-variables.ts'

/** A wording that is registered with the telecom operators (DLT), and its id there. */
export function registeredTemplate(placeholders: readonly string[], fault: string) {
  const id = z.string(fault).min(1, fault)
  return z.strictObject({ id, text: wordingWith(placeholders) }, fault)
}

/** JSON in an environment variable. */
export function jsonVariable(fault: string) {
  return z.string().transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue(fault)
      return z.NEVER
    }
  })
}
