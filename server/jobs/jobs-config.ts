import { z } from 'zod'

export const JobsEnvironment = z.object({
  JOBS: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'Whether the server does itself what falls due, such as renewals and refunds; `off` where `npx broadsheet worker` does.',
    ),
  PRESS_WORKER: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'Whether `npm start` also runs the jobs that the desk sends to the press; `off` where `npx broadsheet press worker` does.',
    ),
})

export interface JobsConfig {
  /** Whether this server runs scheduled jobs. */
  jobs: boolean
  /** Whether `npm start` runs a worker of the press. */
  pressWorker: boolean
}

export function jobsConfig({ JOBS, PRESS_WORKER }: z.infer<typeof JobsEnvironment>): JobsConfig {
  return { jobs: JOBS === 'on', pressWorker: PRESS_WORKER === 'on' }
}
