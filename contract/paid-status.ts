import { z } from 'zod'

/** Whether the reader's browser believes that it holds a paid plan. */
export const PaidStatus = z.enum(['paid', 'not-paid', 'unpaid'])
export type PaidStatus = z.infer<typeof PaidStatus>
