// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { createTestServer } from '#server/testing.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { insertPressJob, pressJobOf } from '#store/press-jobs/press-jobs.ts'
import { completeUpload, insertUpload } from '#store/uploads/uploads.ts'
import { setLanguage } from '../i18n/language.ts'
import { openDesk } from '../testing.tsx'

const DATE = IssueDate.parse('2026-11-15')
const KEY = { publisher: 'PV', edition: 4, date: DATE } as const
const PATH = `/publish?publisher=PV&edition=4&date=${DATE}`
const UPLOAD = 'a'.repeat(32)

/** An issue with a file, and a job that asks about a missing page. */
async function openNewsroom() {
  const server = await createTestServer()
  const { db, clock } = server.services
  const edition = { id: 4, edition_number: 4, edition_name: 'Bengaluru City' }
  await saveEditionGroups(db, 'PV', [{ parent_edition: 'Bengaluru', editions: [edition] }])
  const upload = { id: UPLOAD, staff_id: 'asha', key: KEY, file_name: '01.pdf', size: 1000 }
  await insertUpload(db, upload, { files: 9, bytes: 1e9 }, clock.now())
  await completeUpload(db, UPLOAD, { state: 'complete', sha256: 'x' }, clock.now())
  const task = { kind: 'publish' as const, uploads: [UPLOAD] }
  const id = await insertPressJob(db, { key: KEY, staff_id: 'asha', task, from: {} }, clock.now())
  const fact = { kind: 'missing', pages: [2] }
  const finding = { code: 'missing', severity: 'question', fact }
  const asked = { state: 'question', findings: JSON.stringify([finding]) } as const
  await db.updateTable('press_job').set(asked).where('id', '=', id).execute()
  return { server, job: () => pressJobOf(db, id) }
}

test('an editor sees a question of the press, answers it, and queues a check', async () => {
  const { server, job } = await openNewsroom()
  const { user } = await openDesk(PATH, { server, role: 'editor' })
  await screen.findByText(/^Page 2 is missing\./)
  await user.click(screen.getByRole('button', { name: 'Publish all the same' }))
  await screen.findByText(/waits/)
  expect(await job()).toMatchObject({ state: 'queued', answers: ['missing'] })
  await user.click(screen.getByRole('button', { name: 'Check' }))
  await screen.findByText('Check the files')
  const [cancel] = screen.getAllByRole('button', { name: 'Cancel the job' })
  await user.click(cancel ?? document.body)
  await screen.findByText(/cancelled/)
})

test('a failed job says why in the language of the desk', async () => {
  const { server } = await openNewsroom()
  const { db } = server.services
  const fault = { kind: 'pdf', file: '02.pdf', problem: 'password' }
  const failed = { state: 'failed', findings: '[]', error: '02.pdf: …' } as const
  const setFaults = (faults: unknown[]) =>
    db
      .updateTable('press_job')
      .set({ ...failed, faults: JSON.stringify(faults) })
      .execute()
  await setFaults([fault])
  await openDesk(PATH, { server, role: 'viewer' })
  await act(() => setLanguage('kn'))
  await screen.findByText('02.pdf: ಪಿಡಿಎಫ್‌ಗೆ ಪಾಸ್‌ವರ್ಡ್ ಇದೆ. ಅದಿಲ್ಲದೆ ಮತ್ತೆ ರಫ್ತು ಮಾಡಿ.')
  expect(screen.queryByText('02.pdf: …')).toBeNull()
  await setFaults([{ kind: 'page-not-made', page: 3 }])
  await screen.findByText('ಪುಟ 3 ಸಿದ್ಧವಾಗಲಿಲ್ಲ.', {}, { timeout: 5000 })
  expect(screen.getByText('02.pdf: …').lang).toBe('en')
})

test('a viewer sees the jobs and no button that changes something', async () => {
  const { server } = await openNewsroom()
  await openDesk(PATH, { server, role: 'viewer' })
  await screen.findByText(/^Page 2 is missing\./)
  expect(screen.queryByRole('button', { name: 'Publish all the same' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Files' })).toBeNull()
})
