import { expect, test } from 'vitest'
import { readerProperties } from './reader-properties.ts'

const subscription = { active: true, plan_name: 'Belakindi Digital', duration_unit: 'months' }
const FREE = { subscription_status: 'not_subscribed', current_plan_tier: 'free' }

test.each([
  ['a visitor', false, undefined, FREE],
  ['a visitor, whatever this browser remembers', false, subscription, FREE],
  ['a reader without a plan', true, undefined, FREE],
  ['a reader whose plan has ended', true, { ...subscription, active: false }, FREE],
  [
    'a subscriber',
    true,
    subscription,
    { subscription_status: 'subscribed', current_plan_tier: 'Belakindi Digital' },
  ],
  [
    'a subscriber to a plan without a name',
    true,
    { ...subscription, plan_name: '' },
    { subscription_status: 'subscribed', current_plan_tier: 'months' },
  ],
  [
    'a subscriber to an unknown plan',
    true,
    { active: true },
    { subscription_status: 'subscribed', current_plan_tier: 'free' },
  ],
] as const)('%s', (_who, isSignedIn, plan, properties) => {
  expect(readerProperties({ isSignedIn, subscription: plan })).toEqual({
    logged_in_status: isSignedIn,
    ...properties,
  })
})
