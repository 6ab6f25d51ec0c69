import { expect, onTestFinished, test } from 'vitest'
import { sharedSecret } from './secrets.ts'
import { openTestDatabase } from './testing.ts'

test('concurrent calls get the same secret, and each name has its own', async () => {
  const db = await openTestDatabase()
  onTestFinished(() => db.destroy())
  const secrets = await Promise.all(Array.from({ length: 8 }, () => sharedSecret(db, 'files')))
  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]).toMatch(/^[\w-]{43}$/)
  expect(await sharedSecret(db, 'other')).not.toBe(secrets[0])
})
