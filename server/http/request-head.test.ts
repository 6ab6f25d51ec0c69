import { expect, test } from 'vitest'
import { requestPath } from './request-head.ts'

test.each([
  [
    'http://a.example/api/auth/signup/phoneNumber/exists?x=/Y',
    '/api/auth/signup/phonenumber/exists',
  ],
  ['http://a.example/api/auth/public/signinup/code', '/api/auth/signinup/code'],
  ['http://a.example/API/AUTH/PUBLIC/signinup', '/api/auth/signinup'],
  ['http://a.example/api/epaper/Data?date=1', '/api/epaper/Data'],
  ['http://a.example/auth/callback/Google', '/auth/callback/Google'],
  ['http://a.example', '/'],
  ['http://a.example/api/auth/me#x', '/api/auth/me'],
])('%s is routed as %s', (url, path) => {
  expect(requestPath({ url } as Request)).toBe(path)
})
