import { expect, test } from 'vitest'
import { decided } from './consent.ts'

const NEWSLETTER = 'dhNewsLetterTopNewsOfTheDay'
const ticked = { receiveMarketingAndPromitionalEmail: true, [NEWSLETTER]: true }
const unticked = { receiveMarketingAndPromitionalEmail: false, [NEWSLETTER]: false }

test.each([
  ['a first sign-in counts as it is', 'sign-in', ticked, {}, ticked, true],
  ['a box left ticked does not undo a no', 'sign-in', ticked, unticked, ticked, undefined],
  ['a box that was unticked counts', 'sign-in', unticked, ticked, ticked, false],
  ['a box that was ticked where it was not', 'sign-in', ticked, unticked, unticked, true],
  ['the profile counts as it is', 'profile', ticked, unticked, ticked, true],
] as const)('%s', (_what, act, flags, before, prechecked, newsletter) => {
  expect(decided({ act, ...flags }, { before, prechecked })[NEWSLETTER]).toBe(newsletter)
})
