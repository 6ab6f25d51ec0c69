/** Who someone is, as Google says. */
export interface GoogleIdentity {
  /** Google's id of the account: addresses change hands, this does not. */
  sub: string
  /** Only an address that Google has verified. */
  email: string | undefined
  /** False without an address. */
  isAuthoritative: boolean
  name: string | undefined
}

/** Sign-in with Google, by the real one or by the local provider in its place. */
export interface Google {
  clientId: string
  oneTap: 'google' | 'stand-in'
  /** Where to send the browser; the library adds `state` and keeps the verifier. */
  authorisationUrl(redirectUri: string): Promise<{ url: string; codeVerifier: string }>
  /** What a browser that came back brings. */
  identityOfCode(returned: ReturnedCode): Promise<GoogleIdentity>
  /** What the one-tap prompt gave, and the nonce that it was asked with. */
  identityOfToken(idToken: string): Promise<GoogleIdentity & { nonce: string | undefined }>
}

export interface ReturnedCode {
  code: string
  redirectUri: string
  codeVerifier: string | undefined
}

/** Google did not vouch for it, or could not be reached. */
export class GoogleError extends Error {
  override name = 'GoogleError'
}
