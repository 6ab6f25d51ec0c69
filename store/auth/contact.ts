/** Where a code can be sent, in normal form: as it is stored and compared. */
export interface Contact {
  kind: 'email' | 'phone'
  value: string
}
