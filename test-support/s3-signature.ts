import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export interface KeyPair {
  accessKeyId: string
  secretAccessKey: string
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/

/** Whether the request has a valid AWS signature (version 4) of this key for this body. */
export function isSignedBy(key: KeyPair, request: IncomingMessage, body: unknown): boolean {
  const { method, url = '', headers } = request
  const found = AUTHORIZATION.exec(headers.authorization ?? '')
  const [, accessKeyId, scope = '', signedHeaders = '', signature] = found ?? []
  const [path, query = ''] = url.split('?')
  const canonical = [
    method,
    path,
    query.split('&').map(withValue).sort().join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${headers[name]}`),
    '',
    signedHeaders,
    sha256(body instanceof Uint8Array ? body : ''),
  ]
  const signed = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical.join('\n'))]
  const start: string | Buffer = `AWS4${key.secretAccessKey}`
  const derived = scope.split('/').reduce<string | Buffer>(hmac, start)
  return (
    accessKeyId === key.accessKeyId &&
    hmac(derived, signed.join('\n')).toString('hex') === signature
  )
}

const withValue = (pair: string) => (pair === '' || pair.includes('=') ? pair : `${pair}=`)
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
