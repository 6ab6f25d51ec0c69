import { exportJWK, generateKeyPair, type JWK } from 'jose'

declare module 'vitest' {
  interface ProvidedContext {
    keyPairs: KeyPair[]
  }
}

interface KeyPair {
  privateJwk: JWK
  publicJwk: JWK
}

/** Two, because some tests compare two keys. Made once for the whole run, because one takes a second of CPU time. */
export function makeKeyPairs(): Promise<KeyPair[]> {
  return Promise.all(Array.from({ length: 2 }, makeKeyPair))
}

async function makeKeyPair(): Promise<KeyPair> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  return { privateJwk: await exportJWK(privateKey), publicJwk: await exportJWK(publicKey) }
}
