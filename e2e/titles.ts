const port = Number(process.env.E2E_PORT ?? '3100')
const dataDir = process.env.E2E_DATA_DIR ?? '.cache/e2e'

/** Each title on a server of its own, on data that the run throws away. The first is the one that journeys use. */
export const TITLES_SERVED = [
  { brand: 'pv', name: 'ಬೆಳಕಿಂಡಿ', edition: 4, port, dataDir },
  {
    brand: 'dh',
    name: 'The Plateau Courier',
    edition: 2,
    port: port + 2,
    dataDir: `${dataDir}-dh`,
  },
] as const

export type TitleServed = (typeof TITLES_SERVED)[number]

export const addressOf = ({ port }: Pick<TitleServed, 'port'>) => `http://localhost:${port}`

/** Where a page of the publisher's own stands, see provider.e2e.ts. */
export const OTHER_ORIGIN = `http://localhost:${port + 1}`
