import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { CrowdOrder, CrowdReport } from './crowd.ts'

const RUN = fileURLToPath(new URL('../../../run.mjs', import.meta.url))
const CROWD = fileURLToPath(new URL('crowd.ts', import.meta.url))

/** Starts the generator of readers in a process of its own. */
export async function gather(order: CrowdOrder) {
  const crowd = fork(RUN, [CROWD], { serialization: 'advanced' })
  await once(crowd, 'message')
  crowd.send(order)
  return {
    pid: crowd.pid ?? 0,
    /** Lets everybody finish their visit. */
    leave: async (): Promise<CrowdReport> => {
      crowd.send('leave')
      const [report]: CrowdReport[] = await once(crowd, 'message')
      if (!report) throw new Error('The readers sent no report')
      return report
    },
  }
}
