const HOME = '/'

/** The sign-in screens would redirect a signed-in reader again. */
const SIGN_IN_SCREENS = /^\/(auth|login)(\/|$)/i

/** Validates the path to open after a sign-in. Anything that could leave our origin becomes the front page. */
export function safePath(path: string | null | undefined): string {
  if (!path || !isPlainPath(path)) return HOME
  const { origin, pathname, search, hash } = new URL(path, 'https://ours.invalid')
  if (origin !== 'https://ours.invalid') return HOME
  if (!isPlainPath(pathname) || !isPlainPath(decoded(pathname))) return HOME
  return SIGN_IN_SCREENS.test(decoded(pathname)) ? HOME : pathname + search + hash
}

/** Starts with one slash; has no backslash, space or control character, which browsers drop or turn into a slash. */
function isPlainPath(text: string): boolean {
  return /^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(text) && URL.canParse(text, 'https://ours.invalid')
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return ''
  }
}
