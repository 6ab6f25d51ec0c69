import { TITLES } from '#contract/titles.ts'

const firstPort = Number(process.env.E2E_PORT ?? '3100')
const firstDataDir = process.env.E2E_DATA_DIR ?? '.cache/e2e'

/** As many journeys go on at once, each on servers of its own: they move the clock. */
export const JOURNEYS_AT_ONCE = 2

const PORTS_EACH = 10
const thisOne = Number(process.env.TEST_PARALLEL_INDEX ?? '0')

/** Each title on a server of its own, on data that the run throws away. The first is the one that journeys use. */
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

/** Those of the journeys that share this process. */
export const TITLES_SERVED = titlesServed(thisOne)

export type TitleServed = (typeof TITLES_SERVED)[number]

export const addressOf = ({ port }: Pick<TitleServed, 'port'>) => `http://localhost:${port}`

/** Where a page of the publisher's own stands, see provider.e2e.ts. */
export function otherOrigin(to = thisOne): string {
  return `http://localhost:${firstPort + to * PORTS_EACH + 1}`
}
