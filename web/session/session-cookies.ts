// The session library writes these script-readable cookies, shared by all tabs. They grant no
// access by themselves.
export const FRONT_TOKEN = 'sFrontToken'
export const LAST_UPDATE = 'st-last-access-token-update'
