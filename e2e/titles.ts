import { TITLES } from '#contract/titles.ts'

const firstPort = Number(process.env.E2E_PORT ?? '3100')
const firstDataDir = process.env.E2E_DATA_DIR ?? '.cache/e2e'

/** The number of Playwright workers. Each has its own servers, because journeys move the server's clock. */
export const JOURNEYS_AT_ONCE = 2

const PORTS_EACH = 10
const thisWorker = Number(process.env.TEST_PARALLEL_INDEX ?? '0')

/** The servers of a worker, one for each title, on data that is deleted after the run. Most journeys use the first. */
export function titleServers(worker: number) {
  const port = firstPort + worker * PORTS_EACH
  const dataDir = `${firstDataDir}-${worker}`
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

/** The servers of this worker. */
export const TITLE_SERVERS = titleServers(thisWorker)

export type TitleServer = (typeof TITLE_SERVERS)[number]

export const addressOf = ({ port }: Pick<TitleServer, 'port'>) => `http://localhost:${port}`

/** The address of a page on another host of the publisher, see accesstype.e2e.ts. */
export function otherOrigin(worker = thisWorker): string {
  return `http://localhost:${firstPort + worker * PORTS_EACH + 1}`
}
