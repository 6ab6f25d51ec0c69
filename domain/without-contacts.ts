/** An e-mail address or a telephone number. */
const CONTACT = /\S+@\S+|\+?\d[\d ]{7,}\d/g

/** Removes contacts from text that is stored permanently. */
export function withoutContacts(text: string): string {
  return text.replaceAll(CONTACT, '…')
}
