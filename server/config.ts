import { join, resolve } from 'node:path'
import { z } from 'zod'
import { BrandId, PUBLISHER_OF_BRAND, type PublisherCode } from '#contract/publisher.ts'
import type { DatabaseSource } from '#store/database.ts'

const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Every variable that the product reads. `docs/configuration.md` shows this table, and a test compares them. */
export const Environment = z.object({
  PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be 0 to 65535')
    .max(65535, 'must be 0 to 65535')
    .default(3000)
    .describe('Where the server listens; 0 takes a free port.'),
  HOST: z.string().min(1).optional().describe('Address to listen on; all of them when unset.'),
  DATA_DIR: z
    .string()
    .min(1, 'must name a folder')
    .default('data')
    .describe('Folder of the database file and the page files.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional()
    .describe('PostgreSQL; a SQLite file in `DATA_DIR` when unset.'),
  BRAND: BrandId.default('pv').describe('The title in use: `pv` or `dh`.'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .optional()
    .describe(
      'The address that readers use; `http://localhost:PORT` when unset. With https, browsers are told to stay on it.',
    ),
  SUPPORT_EMAIL: z
    .email('must be an e-mail address')
    .default('support@broadsheet.example')
    .describe('The support contact that readers see.'),
  SAMPLE: z
    .enum(['full', 'today', 'none'])
    .optional()
    .describe(
      'How much of the sample newspaper `npm start` makes: `full`, `today` or `none`; `none` in production, else `full`.',
    ),
  LOG_LEVEL: z
    .enum(LOG_LEVELS)
    .optional()
    .describe('`debug`, `info`, `warn` or `error`; `info` in production, else `warn`.'),
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('`production` refuses to run on stand-ins.'),
})

export interface Config {
  port: number
  host: string | undefined
  dataDir: string
  assetDir: string
  database: DatabaseSource
  brand: BrandId
  publisher: PublisherCode
  publicUrl: string
  supportEmail: string
  sample: 'full' | 'today' | 'none'
  logLevel: LogLevel
  /** Whether what lies outside the machine is played by stand-ins, and the clock can be moved. */
  standIns: boolean
}

/** Something an operator can put right; `npm start` shows its message alone. */
export class StartError extends Error {
  override name = 'StartError'
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = Environment.safeParse(withoutEmpty(env))
  if (parsed.error) throw new StartError(`Bad configuration: ${faultsOf(parsed.error)}`)
  const { PORT, HOST, DATA_DIR, DATABASE_URL, BRAND, NODE_ENV, ...rest } = parsed.data
  const dataDir = resolve(DATA_DIR)
  const standIns = NODE_ENV !== 'production'
  return {
    port: PORT,
    host: HOST,
    dataDir,
    assetDir: join(dataDir, 'assets'),
    database: DATABASE_URL
      ? { kind: 'postgres', url: DATABASE_URL }
      : { kind: 'sqlite', file: join(dataDir, 'broadsheet.db') },
    brand: BRAND,
    publisher: PUBLISHER_OF_BRAND[BRAND],
    publicUrl: rest.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${PORT}`,
    supportEmail: rest.SUPPORT_EMAIL,
    sample: rest.SAMPLE ?? (standIns ? 'full' : 'none'),
    logLevel: rest.LOG_LEVEL ?? (standIns ? 'warn' : 'info'),
    standIns,
  }
}

/** `PORT=` in a shell means that nobody set it. */
function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
}

function faultsOf(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')
}
