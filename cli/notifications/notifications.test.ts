import { expect, test } from 'vitest'
import { JOB_HANDLERS } from '#server/jobs/handlers.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { openShop } from '#server/payments/testing.ts'
import { NOTIFICATION_JOBS } from '#store/notifications.ts'
import { operatorAt } from '../testing.ts'

test('a notification that could not be sent is listed until it is delivered', async () => {
  const shop = await openShop()
  const { services } = shop
  const { type } = operatorAt({ db: services.db })
  const member = await shop.member('kavya@example.com')
  const works = services.sendMail
  services.sendMail = async () => Promise.reject(new Error('no connection'))
  await member.buy('month')
  await runDueJobs(services)

  const listed = await type('notifications', 'list')
  const [notification] = JSON.parse(await type('notifications', 'list', '--json'))

  expect(listed).toMatch(/next try at .*, tries: 1\n {2}reader .*\n {2}.*no connection/)
  expect(listed).not.toContain('kavya@example.com')
  expect(notification).toMatchObject({ state: 'waiting', reader_id: member.readerId, tries: 1 })
  services.sendMail = works
  await shop.passUntil(new Date(notification.run_at + 1000).toISOString())
  expect(await type('notifications', 'list')).not.toContain('no connection')
})

test('every kind of notification has a job handler', () => {
  expect(Object.keys(JOB_HANDLERS)).toEqual(expect.arrayContaining([...NOTIFICATION_JOBS]))
})
