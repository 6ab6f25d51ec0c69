import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CryptoKey, importJWK, type JWK } from 'jose'
import { inject, onTestFinished } from 'vitest'
import type { Reader } from '#domain/access.ts'
import { localAssets } from '#store/local-assets.ts'
import { stoppable } from '#store/stoppable-testing.ts'
import { openTestDatabase } from '#store/testing.ts'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import type { LogFields } from './http/log.ts'
import { movableClock, systemClock } from './integrations/clock.ts'
import { createInbox } from './integrations/messaging/inbox.ts'
import { assembleServices } from './services.ts'

/** Where the clock of every test starts. */
const TEST_NOW = new Date('2026-11-15T12:00:00+05:30')

/** The variables that production requires. Nothing listens at these addresses. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://paper.example',
  SUPPORT_EMAIL: 'help@paper.example',
  SECRET_KEYS: 'a secret of the tests with more than 32 characters',
  SMTP_URL: 'smtp://localhost:9',
  MAIL_FROM: 'The Paper <noreply@paper.example>',
  SMS_URL: 'http://localhost:9/?to={to}&text={text}',
  RAZORPAY_KEY_ID: 'rzp_test_key',
  RAZORPAY_KEY_SECRET: 'secret of the tests',
  RAZORPAY_WEBHOOK_SECRET: 'webhook secret of the tests',
  SELLER_NAME: 'The Paper Pvt Ltd',
  SELLER_ADDRESS: '2 Press Street, Mysuru 570001',
  SELLER_GSTIN: '29AAAAA0000A1ZY',
  SELLER_STATE: 'Karnataka',
}

/** The real app on an empty database; closed when the test ends. If `reader` is set, it is the caller of every request, without a session. */
export async function createTestServer(env: Record<string, string> = {}, reader?: Reader) {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-test-'))
  const logged: { level: string; event: string; fields: LogFields | undefined }[] = []
  const config = readConfig({ DATA_DIR: folder, ...env })
  const clock = movableClock()
  clock.moveTo(TEST_NOW)
  const inbox = createInbox()
  const { db, outage } = stoppable(await openTestDatabase())
  const opened = {
    config,
    db,
    assets: localAssets(folder),
    clock: config.standIns ? clock : systemClock,
    inbox: config.standIns ? inbox : undefined,
    log: (level: string, event: string, fields?: LogFields) =>
      logged.push({ level, event, fields }),
    freshMs: 0,
  }
  const services = await assembleServices(opened, nextKeyPair)
  if (reader) services.recognise = async () => ({ reader, session: undefined })
  onTestFinished(async () => {
    outage.isOn = false
    await services.boardFeed.stop()
    await services.correctionStreams.stop()
    await services.tokenUse.stop()
    await services.db.destroy()
    rmSync(folder, { recursive: true })
  })
  const app = await createApp(services)
  return { app, services, clock, inbox, logged, outage, assetFolder: folder }
}

type KeyPair = Record<'privateKey' | 'publicKey', CryptoKey>

/** Loaded at first use, because benchmarks import this file outside a test run. */
let keyPairs: Promise<KeyPair>[] | undefined

function keyPairsOfRun(): Promise<KeyPair>[] {
  return inject('keyPairs').map(async ({ privateJwk, publicJwk }) => ({
    privateKey: await rsaKey(privateJwk),
    publicKey: await rsaKey(publicJwk),
  }))
}

async function rsaKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'RS256', { extractable: true })
  if (key instanceof Uint8Array) throw new Error('Not an RSA key')
  return key
}

/** Generating a key pair takes a second, so the pairs of the test run are reused in rotation. */
async function nextKeyPair() {
  keyPairs ??= keyPairsOfRun()
  const pair = keyPairs.shift()
  if (!pair) throw new Error('The test run has no key pairs')
  keyPairs.push(pair)
  return pair
}
