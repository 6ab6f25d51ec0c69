import { expect, test } from 'vitest'
import type { PublisherCode } from '#contract/publisher.ts'
import { parseArchiveAccess, type Reader } from './access.ts'
import { readerClass, readerOfClass } from './reader-class.ts'

const subscriber = (
  archivalAccess: number,
  earlyAccess: boolean,
  title: PublisherCode = 'PV',
): Reader => ({
  kind: 'subscriber',
  archive: parseArchiveAccess(archivalAccess),
  earlyAccess,
  title,
})

const ofEveryTitle: Reader = {
  kind: 'subscriber',
  archive: parseArchiveAccess(-1),
  earlyAccess: true,
}

test.each([
  [subscriber(-1, true), 'subscriber_everything_true_pv'],
  [subscriber(-1, true, 'DH'), 'subscriber_everything_true_dh'],
  [ofEveryTitle, 'subscriber_everything_true_every-title'],
  [subscriber(0, false), 'subscriber_today-only_false_pv'],
  [subscriber(1, true), 'subscriber_last-months-1_true_pv'],
  [subscriber(9999, false), 'subscriber_last-months-9999_false_pv'],
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
  'subscriber_everything_true',
  'subscriber_everything_yes_pv',
  'subscriber_everything_true_',
  'subscriber_everything_true_xx',
  'subscriber_everything_true_PV',
  'subscriber_everything_true_pv_',
  'subscriber_last-months-0_true_pv',
  'subscriber_last-months-01_true_pv',
  'subscriber_last-months--1_true_pv',
  'Subscriber_everything_true_pv',
])('%j is no class', (text) => {
  expect(readerOfClass(text)).toBeUndefined()
})
