import { expect, test } from 'vitest'
import { withoutPayer, withoutSecrets } from './gateway-event-body.ts'

const payment = {
  id: 'pay_1',
  amount: 29900,
  email: 'kavya@example.com',
  contact: '+919876543210',
  vpa: 'kavya@bank',
  card: { name: 'Kavya', last4: '1007' },
  customer_id: 'cust_1',
  notes: { attempt_token: 'secret', address: '2 Press Street' },
}
const event = {
  event: 'payment.captured',
  contains: ['payment'],
  payload: { payment: { entity: payment } },
}

test('everything about the payer is removed from a gateway event', () => {
  expect(withoutPayer(event)).toEqual({
    ...event,
    payload: { payment: { entity: { id: 'pay_1', amount: 29900, customer_id: 'cust_1' } } },
  })
})

test('the token of the checkout is removed from a gateway event', () => {
  const shown = withoutSecrets(event)
  expect(shown).toMatchObject({ payload: { payment: { entity: { email: 'kavya@example.com' } } } })
  expect(JSON.stringify(shown)).not.toContain('secret')
})
