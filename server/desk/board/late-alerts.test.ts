import { expect, test } from 'vitest'
import { chooseDutyEditor, getBoard, listDutyEditors } from '#contract/desk/board.ts'
import { saveWatchedIssue } from '#store/issues/watched-issues.ts'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import { browserOfStaff } from '../testing.ts'
import { serverAtNight, TONIGHT, tonightFor } from './testing.ts'

const EMAIL = 'asha@paper.example'
const MOBILE = '+919876500001'

/** The watched folder waits for page 3, and Asha is on duty. */
async function nightWithoutPage3(variables: Record<string, string> = {}) {
  const server = await serverAtNight(variables)
  const { ask, id } = await browserOfStaff(server, { email: EMAIL })
  await saveWatchedIssue(server.services.db, {
    ...TONIGHT,
    place: '/srv/incoming',
    state: 'published',
    progress: {
      planned: 3,
      pages: [1, 2],
      missing: [3],
      incomplete: [],
      questions: [],
      held: [],
      faults: [],
    },
    version: 'v1',
    published_pages: [],
    accepted_pages: [],
    changed_at: 1,
    seen_at: 1,
  })
  const body = { publisher: 'PV', staff_id: id, mobile: MOBILE }
  await ask(chooseDutyEditor, { body })
  return { ...server, ask, id }
}

test('the editor on duty gets one e-mail and one SMS when a page is late', async () => {
  const { ask, id, at, inbox, services } = await nightWithoutPage3()
  expect(await tonightFor(ask)).toMatchObject({ expected: 3, arrived: [1, 2], made: [1, 2] })
  expect((await (await ask(getBoard)).json()).duty).toEqual([
    { publisher: 'PV', id, name: 'Asha Rao' },
  ])
  await at('05:44')
  await runDueJobs(services)
  expect(inbox.messages(EMAIL)).toEqual([])

  await at('05:46')
  await Promise.all([runDueJobs(services), runDueJobs(services)])
  await at('06:10')
  await runDueJobs(services)

  const ofCity = inbox.messages(EMAIL).filter(({ text }) => text.includes('Bengaluru City'))
  expect(ofCity).toHaveLength(1)
  expect(ofCity[0]?.text).toMatch(/Page 3 has not arrived; early release is in \d+ minutes\./)
  const sms = inbox.messages(MOBILE).filter(({ text }) => text.includes('Bengaluru City'))
  expect(sms.map(({ text }) => text)).toEqual([expect.stringContaining('ಪುಟ 3 ತಡ')])
})

test('the SMS of a late page counts in the daily limit of SMS', async () => {
  const { at, inbox, services } = await nightWithoutPage3({ SMS_DAILY_LIMIT: '1' })
  await at('05:46')
  await runDueJobs(services)
  await at('06:31')
  await runDueJobs(services)
  expect(inbox.messages(EMAIL).length).toBeGreaterThan(1)
  expect(inbox.messages(MOBILE)).toHaveLength(1)
})

test('only open accounts that may release issues of the title can be on duty', async () => {
  const { ask, id, ...server } = await nightWithoutPage3()
  const viewer = await browserOfStaff(server, { role: 'viewer', email: 'v@paper.example' })
  const query = { publisher: 'PV' }
  expect(await (await ask(listDutyEditors, { query })).json()).toEqual({
    editors: [{ id, name: 'Asha Rao' }],
    chosen: id,
    mobile: MOBILE,
  })
  const body = { publisher: 'PV', staff_id: viewer.id, mobile: null }
  expect((await ask(chooseDutyEditor, { body })).status).toBe(404)
})
