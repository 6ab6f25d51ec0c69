import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

test.each([
  '/',
  '/review',
  '/saved-articles?edition=4',
  '/article/a-1?date=2026-11-15&edition_No=4#top',
  '/search?query=https://example.com/',
  '/@someone',
  '/authors',
])('%s is kept as the path after the sign-in', (path) => {
  expect(safePath(path)).toBe(path)
})

test.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['another site', 'https://evil.example'],
  ['another site in capitals', 'HTTPS://evil.example/'],
  ['another site without a scheme', '//evil.example'],
  ['three slashes', '///evil.example'],
  ['a backslash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a backslash further on', '/a\\..\\..\\\\evil.example'],
  ['a scheme without slashes', 'https:evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a script behind a slash of its own', '/javascript:alert(1)\n//'],
  ['data', 'data:text/html,hello'],
  ['a tab between slashes', '/\t/evil.example'],
  ['a newline between slashes', '/\n/evil.example'],
  ['a carriage return', '/\r/evil.example'],
  ['a NUL', '/\0/evil.example'],
  ['a space first', ' //evil.example'],
  ['slashes that appear on decoding', '/%2F%2Fevil.example'],
  ['one slash that appears on decoding', '/%2Fevil.example'],
  ['a backslash that appears on decoding', '/%5Cevil.example'],
  ['a newline that appears on decoding', '/%0A/evil.example'],
  ['an encoded colon and slashes', 'https%3A%2F%2Fevil.example'],
  ['slashes left by dots', '/.//evil.example'],
  ['slashes left by two dots', '/a/..//evil.example'],
  ['slashes left by encoded dots', '/a/%2e%2e//evil.example'],
  ['a name before the host', '//ours.example@evil.example'],
  ['a name before the host, with its scheme', 'https://ours.example@evil.example'],
  ['half an escape', '/%E0%A4%A'],
  ['a bare name', 'evil.example'],
  ['a relative path', 'review'],
  ['a query alone', '?redirectUrl=/'],
  ['the login screen itself', '/auth?redirectUrl=/auth'],
  ['its other name', '/login'],
  ['a step of signing in', '/auth/verify_otp'],
  ['the login screen, encoded', '/%61uth'],
])('%s leads home', (_what, path) => {
  expect(safePath(path)).toBe('/')
})
