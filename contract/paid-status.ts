import { z } from 'zod'

/** The paid status according to the browser. The server does not rely on it. */
export const PaidStatus = z.enum(['paid', 'not-paid', 'unpaid'])
export type PaidStatus = z.infer<typeof PaidStatus>
