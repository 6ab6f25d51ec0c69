import { z } from 'zod'

/** One name in each language. Absent beside a name that has one spelling for both. */
export const Names = z.object({ en: z.string(), kn: z.string() })
export type Names = z.infer<typeof Names>
