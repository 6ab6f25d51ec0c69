import { z } from 'zod'

/** The paid status that the browser believes to have. */
export const PaidStatus = z.enum(['paid', 'not-paid', 'unpaid'])
export type PaidStatus = z.infer<typeof PaidStatus>
