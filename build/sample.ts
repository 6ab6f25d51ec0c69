import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { progressBar } from '#cli/progress-bar.ts'
import { processTerminal } from '#cli/terminal.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import { DEFAULT_EDITION } from '#contract/titles.ts'
import { seedCatalogue } from '#sample/catalogue.ts'
import { seedInformation } from '#sample/information.ts'
import { type SampleOrder, SampleProgress } from '#sample/sample-order.ts'
import type { Services } from '#server/services.ts'
import { issueHead } from '#store/issues/shown-issue.ts'

const RUN = fileURLToPath(new URL('../run.mjs', import.meta.url))
const MAKER = fileURLToPath(new URL('../sample/make.ts', import.meta.url))

/** Makes what is missing of the sample newspaper: plans, information texts and issues. Resolves when today's issue is readable; a process of its own makes the rest. */
export async function makeSample({ config, db }: Services, today: IssueDate): Promise<void> {
  if (config.sample === 'none') return
  const { publisher, brand } = config
  await seedCatalogue(db, publisher)
  await seedInformation(db, publisher)
  const order: SampleOrder = {
    brand,
    today,
    extent: config.sample,
    releaseHours: config.releaseHours,
    database: config.database,
    assets: config.assets,
  }
  const maker = fork(RUN, [MAKER])
  maker.send(order)
  const todaysIssue = await issueHead(db, {
    publisher,
    date: today,
    edition: DEFAULT_EDITION[publisher],
  })
  const draw = progressBar(processTerminal, 'Printing the sample newspaper')
  await new Promise<void>((resolve, reject) => {
    if (todaysIssue) resolve()
    maker.on('message', (message) => {
      const { done, total, isTodayReady } = SampleProgress.parse(message)
      draw(done, total)
      if (isTodayReady) resolve()
    })
    maker.once('exit', (code) => {
      if (code) reject(new Error('The sample newspaper could not be made'))
      else resolve()
    })
  })
}
