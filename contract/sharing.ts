/** The targets of the share dialog, in order. */
export type ShareTarget = 'whatsapp' | 'x' | 'facebook' | 'linkedin' | 'email' | 'copy-link'

export const COPY_CONFIRMATION_SECONDS = 2

/** The preview image of a link, in pixels. Messengers show nothing for larger files. */
export const LINK_CARD = { width: 1200, height: 630, maxBytes: 300_000 } as const
