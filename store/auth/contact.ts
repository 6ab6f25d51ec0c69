/** Where a code can be sent, in the one spelling that is kept. */
export interface Contact {
  kind: 'email' | 'phone'
  value: string
}
