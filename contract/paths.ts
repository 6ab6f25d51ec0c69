// This file must not import zod: the first view uses it.

export const STATUS_PATH = '/status'

/** Previews of the readers' app for the staff, below this path. */
export const PREVIEW_PATH = '/preview'

/** The staff's app, at this path and below. */
export const DESK_PATH = '/desk'
