import { z } from 'zod'

/** A name in each language; absent if one spelling serves both. */
export const Names = z.object({ en: z.string(), kn: z.string() })
export type Names = z.infer<typeof Names>
