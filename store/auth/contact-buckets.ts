/** What is counted, or held, by the address or number itself. */
export const CONTACT_BUCKETS = {
  codes: (contact: string) => `codes to ${contact}`,
  wrongCodes: (contact: string) => `wrong codes for ${contact}`,
  owner: (contact: string) => `owner of ${contact}`,
}

export function bucketsOf(contact: string): string[] {
  return Object.values(CONTACT_BUCKETS).map((bucketFor) => bucketFor(contact))
}
