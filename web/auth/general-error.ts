import { z } from 'zod'

const GeneralError = z.object({
  isSuperTokensGeneralError: z.literal(true),
  message: z.string().min(1),
})

/** What the server told the sign-in library to say to the reader, if that is why it threw. */
export function wordsOfGeneralError(error: unknown): string | undefined {
  return GeneralError.safeParse(error).data?.message
}
