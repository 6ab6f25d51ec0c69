import { expect, onTestFinished, test } from 'vitest'
import { childProcesses } from '#test-support/child-processes.ts'
import type { PageTask } from './page-task.ts'
import { openPool } from './pool.ts'
import { printPdf } from './testing.ts'

test('a worker that has grown too large is replaced, and the next page is made', async () => {
  const before = childProcesses()
  const started = () => childProcesses().filter((child) => !before.includes(child))
  const pool = openPool(1, 0)
  onTestFinished(() => pool.close())
  const task: PageTask = {
    ...{ pageNo: 1, name: '01', displayName: '01 Front Page', section: 'Front Page' },
    source: { kind: 'pdf', bytes: await printPdf(['Old tank']) },
    origin: 'one',
  }

  const first = await pool.identify(task, 'PV')
  const [worker] = started()
  const second = await pool.identify(task, 'PV')

  expect(second).toBe(first)
  expect(worker).toBeDefined()
  expect(started()).not.toContain(worker)
})
