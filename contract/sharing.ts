import { z } from 'zod'

export const ShareTarget = z.enum(['copy-link', 'x', 'facebook', 'linkedin', 'whatsapp', 'email'])
export type ShareTarget = z.infer<typeof ShareTarget>

export const COPY_CONFIRMATION_SECONDS = 2
