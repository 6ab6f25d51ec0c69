const GMAIL_DOMAINS = ['gmail.com', 'googlemail.com']

/**
 * Whether Google itself runs the mailbox: at Gmail, or for a Workspace domain (the `hd` claim). Any other
 * address was verified once, when it was added to the Google account, and may have a new owner since.
 */
export function isGoogleAuthoritative(email: string, hostedDomain: string | undefined): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return GMAIL_DOMAINS.includes(domain) || domain === hostedDomain?.toLowerCase()
}
