import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type {
  NewPasskey,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRequest,
} from '#contract/desk/passkeys.ts'

/** User present and verified, with and without the data of a new credential. */
const FLAGS = { signIn: 0x05, create: 0x45 }

const ORIGIN = 'http://localhost:3000'

/** An authenticator with one passkey (ES256, attestation `none`) that a person has unlocked, and the browser around it. */
export function createAuthenticator(origin = ORIGIN) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let signatures = 0

  const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  } as const

  return {
    create({ rp, challenge }: PasskeyCreation): NewPasskey {
      const data = authenticatorData(rp.id, FLAGS.create, signatures)
      const length = Buffer.from([0, id.length])
      const authData = Buffer.concat([data, Buffer.alloc(16), length, id, coseKey(publicKey)])
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData)],
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    signIn({ rpId, challenge }: PasskeyRequest): PasskeyAssertion {
      signatures += 1
      const client = clientData('webauthn.get', challenge)
      const data = authenticatorData(rpId, FLAGS.signIn, signatures)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      }
    },
    /** A copy of the authenticator has its own count of signatures. */
    forgetSignatures() {
      signatures = 0
    },
  }
}

function authenticatorData(rpId: string, flags: number, signatures: number): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(signatures)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count])
}

function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return cborMap([
    [cborInteger(1), cborInteger(2)],
    [cborInteger(3), cborInteger(-7)],
    [cborInteger(-1), cborInteger(1)],
    [cborInteger(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInteger(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ])
}

/** The head of a CBOR item: its major type and its length or value. */
function cborHead(type: number, value: number): Buffer {
  const major = type << 5
  if (value < 24) return Buffer.from([major | value])
  if (value < 256) return Buffer.from([major | 24, value])
  return Buffer.from([major | 25, value >> 8, value & 0xff])
}

function cborInteger(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes])
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, text.length), Buffer.from(text)])
}

function cborMap(pairs: readonly [Buffer, Buffer][]): Buffer {
  return Buffer.concat([cborHead(5, pairs.length), ...pairs.flat()])
}
