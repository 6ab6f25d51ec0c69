import { expect, test } from 'vitest'
import { isGoogleAuthoritative } from './open-id-google.ts'

test.each([
  ['reader@gmail.com', undefined, true],
  ['reader@googlemail.com', undefined, true],
  ['reader@Gmail.com', undefined, true],
  ['reader@paper.example', 'paper.example', true],
  ['reader@paper.example', 'Paper.Example', true],
  ['reader@mail.example', undefined, false],
  ['reader@mail.example', '', false],
  ['reader@mail.example', 'paper.example', false],
  ['reader@notgmail.com', undefined, false],
  ['reader@gmail.com.example', undefined, false],
  ['"reader@gmail.com"@mail.example', undefined, false],
  ['reader@sub.paper.example', 'paper.example', false],
])('Google is authoritative for %s with the hosted domain %s: %s', (email, hd, expected) => {
  expect(isGoogleAuthoritative(email, hd)).toBe(expected)
})
