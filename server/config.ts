import { z } from 'zod'
import { BrandId, type PublisherCode } from '#contract/publisher.ts'
import { type Language, PUBLISHER_OF_BRAND } from '#contract/titles.ts'
import type { ReleaseHours } from '#domain/release-hours.ts'
import { ReleaseEnvironment, releaseHours } from '#store/release-hours.ts'
import {
  parseEnvironment,
  type StoreConfig,
  StoreEnvironment,
  storeConfig,
} from '#store/store-config.ts'
import { type AuthConfig, AuthEnvironment, authConfig } from './auth/auth-config.ts'
import { type ClipsConfig, ClipsEnvironment, clipsConfig } from './clips/clips-config.ts'
import { type BoardConfig, BoardEnvironment, boardConfig } from './desk/board/board-config.ts'
import { LogEnvironment, type LogLevel } from './http/log-config.ts'
import { Port } from './http/port.ts'
import {
  type RazorpayConfig,
  RazorpayEnvironment,
  razorpayConfig,
} from './integrations/gateway/razorpay-config.ts'
import {
  type GoogleConfig,
  GoogleEnvironment,
  googleConfig,
} from './integrations/google/google-config.ts'
import {
  type MessagingConfig,
  MessagingEnvironment,
  messagingConfig,
} from './integrations/messaging/messaging-config.ts'
import {
  EXAMPLE_SUPPORT_EMAIL,
  requireProductionVariables,
  type StandInsConfig,
  StandInsEnvironment,
  standInsConfig,
} from './integrations/stand-ins-config.ts'
import { type FilesConfig, FilesEnvironment, filesConfig } from './issues/files-config.ts'
import { type JobsConfig, JobsEnvironment, jobsConfig } from './jobs/jobs-config.ts'
import { type MetricsConfig, MetricsEnvironment, metricsConfig } from './metrics/metrics-config.ts'
import {
  type SellerConfig,
  SellerEnvironment,
  sellerConfig,
} from './payments/invoices/seller-config.ts'
import { ProcessesEnvironment, processCount, sharedDatabase } from './processes/processes-config.ts'
import { type SheetsConfig, SheetsEnvironment, sheetsConfig } from './sheets/sheets-config.ts'
import { readTitles, TitlesEnvironment } from './titles/titles-config.ts'

/** Every variable that the product reads. A test compares `docs/operate/configuration.md` with this schema. */
export const Environment = z.object({
  PORT: Port.default(3000).describe('Where the server listens; 0 takes a free port.'),
  HOST: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Address to listen on. When unset: every address in production or with `STAND_INS=on`, else `localhost`, which is 127.0.0.1 and ::1.',
    ),
  ...StoreEnvironment.shape,
  ...ReleaseEnvironment.shape,
  BRAND: BrandId.default('pv').describe(
    'The title in use: `pv` or `dh`; of several, the one for any other host name and for the commands.',
  ),
  DEFAULT_LANGUAGE: z
    .enum(['en', 'kn'])
    .default('en')
    .describe(
      'Language of the controls, `en` or `kn`, for a reader who has not chosen one and whose browser does not prefer Kannada.',
    ),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .optional()
    .describe(
      'The address that readers use; `http://localhost:PORT` when unset. With https, browsers are told to stay on it. Production refuses to start without an https address.',
    ),
  SISTER_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .optional()
    .describe(
      'The address of the sister paper, whose server uses the same database. Articles link to its reports of the same events, and searches to the same search there; no links when unset.',
    ),
  SUPPORT_EMAIL: z
    .email('must be an e-mail address')
    .default(EXAMPLE_SUPPORT_EMAIL)
    .describe(
      'The support contact that readers see; what they write under Get In Touch is sent there. Production refuses the example.',
    ),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'must look like GTM-XXXXXXX')
    .optional()
    .describe('The tag manager container that analytics go to; none is loaded when unset.'),
  ...TitlesEnvironment.shape,
  ...AuthEnvironment.shape,
  ...MessagingEnvironment.shape,
  ...GoogleEnvironment.shape,
  ...RazorpayEnvironment.shape,
  ...SellerEnvironment.shape,
  ...SheetsEnvironment.shape,
  ...BoardEnvironment.shape,
  ...FilesEnvironment.shape,
  ...ClipsEnvironment.shape,
  SAMPLE: z
    .enum(['full', 'today', 'none'])
    .optional()
    .describe(
      'How much of the sample newspaper `npm start` makes: `full`, `today` or `none`; `none` in production, else `full`.',
    ),
  ...JobsEnvironment.shape,
  ...ProcessesEnvironment.shape,
  ...MetricsEnvironment.shape,
  ...LogEnvironment.shape,
  ...StandInsEnvironment.shape,
})
export type Variables = z.infer<typeof Environment>

export interface Config
  extends StoreConfig,
    AuthConfig,
    BoardConfig,
    ClipsConfig,
    FilesConfig,
    GoogleConfig,
    JobsConfig,
    MetricsConfig,
    RazorpayConfig,
    SellerConfig,
    SheetsConfig,
    StandInsConfig {
  port: number
  brand: BrandId
  publisher: PublisherCode
  defaultLanguage: Language
  publicUrl: string
  /** Where readers find the sister paper. */
  sisterUrl: string | undefined
  releaseHours: ReleaseHours
  supportEmail: string
  gtmId: string | undefined
  sample: 'full' | 'today' | 'none'
  logLevel: LogLevel
  /** How many processes of this server share its port. */
  processes: number
  messaging: MessagingConfig
  /** The other titles of this deployment, each with its own address. */
  otherTitles: readonly Config[]
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  return readTitles(env, configOfTitle)
}

function configOfTitle(env: NodeJS.ProcessEnv): Config {
  const variables = parseEnvironment(Environment, env)
  const { PORT, BRAND, ...rest } = variables
  const standInsSettings = standInsConfig(variables)
  const { standIns } = standInsSettings
  if (!standIns) requireProductionVariables(variables)
  const store = storeConfig(variables)
  const processes = processCount(variables, { standIns, database: store.database })
  return {
    ...standInsSettings,
    ...store,
    database: sharedDatabase(variables, processes, store.database),
    ...authConfig(variables),
    ...googleConfig(variables),
    ...filesConfig(variables),
    ...clipsConfig(variables),
    ...jobsConfig(variables),
    ...metricsConfig(variables),
    ...razorpayConfig(variables),
    ...sellerConfig(variables),
    ...sheetsConfig(variables),
    ...boardConfig(variables),
    port: PORT,
    brand: BRAND,
    publisher: PUBLISHER_OF_BRAND[BRAND],
    defaultLanguage: rest.DEFAULT_LANGUAGE,
    publicUrl: rest.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${PORT}`,
    sisterUrl: rest.SISTER_URL?.replace(/\/$/, ''),
    releaseHours: releaseHours(variables),
    supportEmail: rest.SUPPORT_EMAIL,
    gtmId: rest.GTM_ID,
    sample: rest.SAMPLE ?? (standIns ? 'full' : 'none'),
    processes,
    logLevel: rest.LOG_LEVEL ?? (standIns ? 'warn' : 'info'),
    messaging: messagingConfig(variables),
    otherTitles: [],
  }
}
