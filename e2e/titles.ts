import { TITLES } from '#contract/titles.ts'

const firstPort = Number(process.env.E2E_PORT ?? '3100')
const firstDataDir = process.env.E2E_DATA_DIR ?? '.cache/e2e'

/** Number of journeys at once. Each has its own servers, because journeys move the clock. */
export const JOURNEYS_AT_ONCE = 2

const PORTS_EACH = 10
const thisOne = Number(process.env.TEST_PARALLEL_INDEX ?? '0')

/** The servers of one worker: one for each title, on data that the run deletes. Most journeys use the first. */
export function titlesServed(to: number) {
  const port = firstPort + to * PORTS_EACH
  const dataDir = `${firstDataDir}-${to}`
  return [
    { brand: 'pv', names: TITLES.PV.names, edition: 4, port, dataDir },
    {
      brand: 'dh',
      names: TITLES.DH.names,
      edition: 2,
      port: port + 2,
      dataDir: `${dataDir}-dh`,
    },
  ] as const
}

/** The servers of this worker process. */
export const TITLES_SERVED = titlesServed(thisOne)

export type TitleServed = (typeof TITLES_SERVED)[number]

export const addressOf = ({ port }: Pick<TitleServed, 'port'>) => `http://localhost:${port}`

/** The origin of the publisher's own page, which uses Accesstype; see provider.e2e.ts. */
export function otherOrigin(to = thisOne): string {
  return `http://localhost:${firstPort + to * PORTS_EACH + 1}`
}
