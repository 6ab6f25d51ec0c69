/** Where the share dialog leads, in the order in which it offers them. */
export type ShareTarget = 'copy-link' | 'x' | 'facebook' | 'linkedin' | 'whatsapp' | 'email'

export const COPY_CONFIRMATION_SECONDS = 2

/** The picture that messengers show of a link, in pixels: what they like best, and show nothing larger of. */
export const LINK_CARD = { width: 1200, height: 630, mostBytes: 300_000 } as const
