const LONGEST = 19

/** In groups of four, as it stands on a card. */
export function grouped(typed: string): string {
  return digitsOf(typed)
    .replace(/(\d{4})(?=\d)/g, '$1 ')
    .trim()
}

export function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, LONGEST)
}
