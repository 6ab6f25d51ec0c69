/** A person, according to Google. */
export interface GoogleIdentity {
  /** Google's id of the account. Unlike an e-mail address, it never moves to another person. */
  sub: string
  /** Undefined if Google has not verified it. */
  email: string | undefined
  /** Whether Google itself runs the mailbox of this address. False without an address. */
  isAuthoritative: boolean
  name: string | undefined
}

/** Sign-in with Google, or with the local identity provider that stands in for it. */
export interface Google {
  clientId: string
  oneTap: 'google' | 'stand-in'
  /** The URL to send the browser to. The sign-in library adds `state` and stores the verifier. */
  authorisationUrl(redirectUri: string): Promise<{ url: string; codeVerifier: string }>
  /** From the authorisation code that the browser returns with. */
  identityOfCode(returned: ReturnedCode): Promise<GoogleIdentity>
  /** From the token of the one-tap prompt, with the nonce of its request. */
  identityOfToken(idToken: string): Promise<GoogleIdentity & { nonce: string | undefined }>
}

export interface ReturnedCode {
  code: string
  redirectUri: string
  codeVerifier: string | undefined
}

/** Google did not confirm the identity, or is unavailable. The message is for the reader. */
export class GoogleError extends Error {
  override name = 'GoogleError'
}
