import { expect, test } from 'vitest'
import { StartError } from '#store/store-config.ts'
import { googleConfig } from './google-config.ts'

test('Google is configured with both variables or with none', () => {
  expect(googleConfig({})).toEqual({ googleClient: undefined })
  expect(googleConfig({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' })).toEqual({
    googleClient: { clientId: 'id', clientSecret: 'secret' },
  })
})

test.each([
  [{ GOOGLE_CLIENT_ID: 'id' }, 'for Google, GOOGLE_CLIENT_SECRET must be set too'],
  [{ GOOGLE_CLIENT_SECRET: 'secret' }, 'for Google, GOOGLE_CLIENT_ID must be set too'],
])('%j is refused with a message of one line', (env, message) => {
  expect(() => googleConfig(env)).toThrow(new StartError(`Bad configuration: ${message}`))
})
