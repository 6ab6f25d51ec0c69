import { expect, test } from 'vitest'
import { getSubscriberCount } from '#contract/info.ts'
import { API_BASE } from '#contract/route.ts'
import { openShop } from '../payments/testing.ts'

test('the public subscriber count includes readers whose plan is cancelled but still runs', async () => {
  const shop = await openShop()
  const [one, other] = [await shop.member(), await shop.member('other@example.com')]
  await one.buy('month')
  await other.buy('year')
  await other.cancel((await other.first())?.id ?? '')
  await (await shop.member('third@example.com')).begin('month')

  const response = await shop.app.request(API_BASE + getSubscriberCount.path)

  expect([response.status, await response.json()]).toEqual([200, [{ count: 2 }]])
})
