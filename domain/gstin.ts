const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
const BASE = 36

/** A tax number of a business in India; its last character checks the others. */
export function isGstin(text: string): boolean {
  if (!SHAPE.test(text)) return false
  const sum = [...text.slice(0, -1)].reduce((all, character, at) => {
    const product = Number.parseInt(character, BASE) * (at % 2 === 0 ? 1 : 2)
    return all + Math.floor(product / BASE) + (product % BASE)
  }, 0)
  return ((BASE - (sum % BASE)) % BASE).toString(BASE).toUpperCase() === text.at(-1)
}

/** The state's number, by which tax offices call it. */
export function stateCodeOf(gstin: string): string {
  return gstin.slice(0, 2)
}
