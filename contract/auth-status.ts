import { z } from 'zod'

/** The sign-in library throws an error with this message. */
export const GeneralError = z.object({ status: z.literal('GENERAL_ERROR'), message: z.string() })

export const SignInUpNotAllowed = z.object({
  status: z.literal('SIGN_IN_UP_NOT_ALLOWED'),
  reason: z.string(),
})

/** The attempt is unknown, used up or expired; the reader must request a new code. */
export const RestartFlow = z.object({ status: z.literal('RESTART_FLOW_ERROR') })

export const CodeRefused = z.object({
  status: z.enum(['INCORRECT_USER_INPUT_CODE_ERROR', 'EXPIRED_USER_INPUT_CODE_ERROR']),
  failedCodeInputAttemptCount: z.number().int(),
  maximumCodeInputAttempts: z.number().int(),
})

export const Done = z.object({ status: z.literal('OK') })
