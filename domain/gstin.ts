const LENGTH = 15
const PAN = /^[A-Z]{5}\d{4}[A-Z]$/
/** The registration number within the state, then a fixed letter. */
const REGISTRATION = /^[1-9A-Z]Z$/
const LAST_STATE_CODE = 38
/** "Other territory" and the central government. */
const CENTRAL_CODES = [97, 99]
const BASE = 36

export type GstinFault =
  | { kind: 'length'; length: number }
  | { kind: 'character'; character: string }
  | { kind: 'state-code'; stateCode: string }
  | { kind: 'pan'; pan: string }
  | { kind: 'registration-number'; registration: string }
  | { kind: 'check-character'; found: string; expected: string }

/** The first fault in a GSTIN, the tax number of a business in India. */
export function gstinFault(text: string): GstinFault | undefined {
  if (text.length !== LENGTH) return { kind: 'length', length: text.length }
  const [character] = text.match(/[^0-9A-Z]/) ?? []
  if (character) return { kind: 'character', character }
  const stateCode = stateCodeOf(text)
  if (!isStateCode(stateCode)) return { kind: 'state-code', stateCode }
  const pan = text.slice(2, 12)
  if (!PAN.test(pan)) return { kind: 'pan', pan }
  const registration = text.slice(12, 14)
  if (!REGISTRATION.test(registration)) return { kind: 'registration-number', registration }
  const [found, expected] = [text.slice(14), checkCharacter(text)]
  return found === expected ? undefined : { kind: 'check-character', found, expected }
}

function isStateCode(text: string): boolean {
  const code = Number(text)
  return (code >= 1 && code <= LAST_STATE_CODE) || CENTRAL_CODES.includes(code)
}

function checkCharacter(gstin: string): string {
  const sum = [...gstin.slice(0, LENGTH - 1)].reduce((all, character, at) => {
    const product = Number.parseInt(character, BASE) * (at % 2 === 0 ? 1 : 2)
    return all + Math.floor(product / BASE) + (product % BASE)
  }, 0)
  return ((BASE - (sum % BASE)) % BASE).toString(BASE).toUpperCase()
}

/** The GST code of the state. */
export function stateCodeOf(gstin: string): string {
  return gstin.slice(0, 2)
}
