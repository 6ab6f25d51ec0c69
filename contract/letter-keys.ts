/** The app dispatches this event when it handles letter keys. The page's inline script then repeats the last one. */
export const LETTER_KEYS_READY = 'letter-keys-ready'
