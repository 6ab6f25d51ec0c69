import { expect, test } from 'vitest'
import { expressedConsent } from './consent.ts'

const NEWSLETTER = 'dhNewsLetterTopNewsOfTheDay'
const ticked = { receiveMarketingAndPromitionalEmail: true, [NEWSLETTER]: true }
const unticked = { receiveMarketingAndPromitionalEmail: false, [NEWSLETTER]: false }

test.each([
  ['a first sign-in is recorded as sent', 'sign-in', ticked, {}, ticked, true],
  [
    'a ticked box that was not touched does not undo a refusal',
    'sign-in',
    ticked,
    unticked,
    ticked,
    undefined,
  ],
  ['a box that the reader unticked counts', 'sign-in', unticked, ticked, ticked, false],
  ['a box that the reader ticked counts', 'sign-in', ticked, unticked, unticked, true],
  ['a change in the profile is recorded as sent', 'profile', ticked, unticked, ticked, true],
] as const)('%s', (_what, act, flags, before, prechecked, newsletter) => {
  expect(expressedConsent({ act, ...flags }, { before, prechecked })[NEWSLETTER]).toBe(newsletter)
})
