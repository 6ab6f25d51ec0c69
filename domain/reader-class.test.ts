import { expect, test } from 'vitest'
import { parseArchiveAccess, type Reader } from './access.ts'
import { readerClass, readerOfClass } from './reader-class.ts'

const subscriber = (archivalAccess: number, earlyAccess: boolean): Reader => ({
  kind: 'subscriber',
  archive: parseArchiveAccess(archivalAccess),
  earlyAccess,
})

test.each([
  [subscriber(-1, true), 'subscriber_everything_true'],
  [subscriber(0, false), 'subscriber_today-only_false'],
  [subscriber(1, true), 'subscriber_last-months-1_true'],
  [subscriber(9999, false), 'subscriber_last-months-9999_false'],
])('%j has a class, which leads back to it', (reader, text) => {
  expect(readerClass(reader)).toBe(text)
  expect(readerOfClass(text)).toEqual(reader)
})

test.each([{ kind: 'visitor' }, { kind: 'freemium' }, subscriber(10_000, false)] as const)(
  '%j has no class',
  (reader) => {
    expect(readerClass(reader)).toBeUndefined()
  },
)

test.each([
  '',
  'visitor',
  'freemium',
  'subscriber',
  'subscriber_everything',
  'subscriber_everything_yes',
  'subscriber_everything_true_',
  'subscriber_last-months-0_true',
  'subscriber_last-months-01_true',
  'subscriber_last-months--1_true',
  'Subscriber_everything_true',
])('%j is no class', (text) => {
  expect(readerOfClass(text)).toBeUndefined()
})
