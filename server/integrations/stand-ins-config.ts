import { z } from 'zod'
import { StartError } from '#store/store-config.ts'
import { isLoopback, isLoopbackName } from './loopback.ts'

/** Whether stand-ins play the services outside this machine, and whom they answer. */
export const StandInsEnvironment = z.object({
  STAND_INS: z
    .enum(['on'], 'must be on, or unset')
    .optional()
    .describe(
      '`on` opens the stand-ins to everyone who can reach the server, who can then sign in as anyone; for containers and remote development. When unset they answer this machine only.',
    ),
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('`production` refuses to run on stand-ins.'),
})

interface Variables extends z.infer<typeof StandInsEnvironment> {
  HOST?: string | undefined
  PUBLIC_URL?: string | undefined
}

export interface StandInsConfig {
  /** Whether stand-ins play the services outside this machine, and the clock can be moved. */
  standIns: boolean
  /** Whether stand-ins answer everyone, not this machine only. */
  standInsOpen: boolean
  /** The address to listen on; `localhost` is both loopback addresses, undefined every address. */
  host: string | undefined
}

export function standInsConfig(variables: Variables): StandInsConfig {
  const { NODE_ENV, STAND_INS, HOST } = variables
  const standIns = NODE_ENV !== 'production'
  const standInsOpen = STAND_INS === 'on'
  if (!standIns && standInsOpen) {
    throw new StartError('Bad configuration: STAND_INS must not be set in production')
  }
  const isGuarded = standIns && !standInsOpen
  if (isGuarded) refuseToBeReachable(variables)
  return { standIns, standInsOpen, host: HOST ?? (isGuarded ? 'localhost' : undefined) }
}

function refuseToBeReachable({ HOST, PUBLIC_URL }: Variables): void {
  const reachable = [
    ...(HOST && !isLoopbackName(HOST) ? [`HOST=${HOST}`] : []),
    ...(PUBLIC_URL && !isLoopback(new URL(PUBLIC_URL)) ? [`PUBLIC_URL=${PUBLIC_URL}`] : []),
  ]
  if (reachable.length === 0) return
  throw new StartError(
    `Bad configuration: ${reachable.join(' and ')} would let others reach the stand-ins and sign in as anyone. Set NODE_ENV=production, or STAND_INS=on to allow it.`,
  )
}
