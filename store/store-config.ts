import { join, resolve } from 'node:path'
import { z } from 'zod'
import { type AssetSource, isAssetPath, type S3Settings } from './assets.ts'

const QUOTED = /^'(.*)'$/s

/** A bucket, and the folder in it that holds backups. */
export const BACKUP_ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/([\w./-]*[\w-])\/?$/

const FileNamePattern = z
  .string()
  .refine(isPatternWithPage, 'must be a regular expression with the group (?<page>…)')
  .optional()

function isPatternWithPage(text: string): boolean {
  try {
    return new RegExp(text, 'u').source.includes('(?<page>')
  } catch {
    return false
  }
}

/** Variables of the database, the page files and the backups. Read by the server, the press and the commands. */
export const StoreEnvironment = z.object({
  DATA_DIR: z
    .string()
    .min(1, 'must name a folder')
    .default('data')
    .describe('Folder of the database file and the page files.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional()
    .describe('PostgreSQL; a SQLite file in `DATA_DIR` when unset.'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional()
    .describe('Bucket of the page files; a folder in `DATA_DIR` when no `S3_` variable is set.'),
  S3_REGION: z.string().optional().describe('Region of the bucket, such as `ap-south-1`.'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .optional()
    .describe('Address of another server that speaks S3; Amazon when unset.'),
  S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe('Key that may list, read, write and delete in the bucket.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret of that key.'),
  S3_FORCE_PATH_STYLE: z
    .enum(['true', 'false'], 'must be true or false')
    .optional()
    .describe('`true` for servers that expect the bucket in the path of an address.'),
  S3_PREFIX: z
    .string()
    .refine(isAssetPath, 'must be plain names with / between them')
    .optional()
    .describe('Folder of the bucket that holds the page files; all of it when unset.'),
  BACKUP_TO: z
    .string()
    .regex(BACKUP_ADDRESS, 'must be a bucket and a folder in it, as s3://bucket/folder')
    .optional()
    .describe('Where `npx broadsheet backup` copies each backup, such as `s3://bucket/folder`.'),
  BACKUP_S3_REGION: z
    .string()
    .optional()
    .describe(
      'Region of the bucket of backups. The `S3_` variables are used when no `BACKUP_S3_` variable is set.',
    ),
  BACKUP_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .optional()
    .describe('Address of another server that speaks S3, for backups.'),
  BACKUP_S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe('Key that may list, read, write and delete in the bucket of backups.'),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret of that key.'),
  BACKUP_S3_FORCE_PATH_STYLE: z
    .enum(['true', 'false'], 'must be true or false')
    .optional()
    .describe('`true` for servers that expect the bucket in the path of an address.'),
  PAGE_NAMES_PV: FileNamePattern.describe(
    'How PV names its page files, as a [regular expression](../publish/press.md#page-numbers), if not in a usual way.',
  ),
  PAGE_NAMES_DH: FileNamePattern.describe('The same for DH.'),
})
type StoreEnvironment = z.infer<typeof StoreEnvironment>

export type DatabaseSource =
  | { kind: 'sqlite'; file: string }
  | {
      kind: 'postgres'
      url: string
      /** Connections of this process at most. */
      connections?: number | undefined
    }

export interface StoreConfig {
  dataDir: string
  database: DatabaseSource
  assets: AssetSource
  /** Where backups are copied; undefined when they are not. */
  backupTo?: string | undefined
  /** Credentials for buckets of backups; undefined when no S3 is configured. */
  backupAccess?: S3Access | undefined
}

export type S3Access = Omit<S3Settings, 'bucket' | 'prefix'>

/** An error that an operator can fix. Commands print its message without a stack trace. */
export class StartError extends Error {
  override name = 'StartError'
}

export function parseEnvironment<S extends z.ZodType>(
  schema: S,
  env: NodeJS.ProcessEnv,
): z.infer<S> {
  const parsed = schema.safeParse(settingsIn(env))
  if (parsed.error) throw new StartError(`Bad configuration: ${faultsOf(parsed.error)}`)
  return parsed.data
}

export function storeConfig(env: StoreEnvironment): StoreConfig {
  const dataDir = resolve(env.DATA_DIR)
  return {
    dataDir,
    database: env.DATABASE_URL
      ? { kind: 'postgres', url: env.DATABASE_URL }
      : { kind: 'sqlite', file: join(dataDir, 'broadsheet.db') },
    assets: bucketIn(env) ?? { kind: 'folder', folder: join(dataDir, 'assets') },
    backupTo: env.BACKUP_TO,
    backupAccess: backupAccessIn(env) ?? bucketIn(env),
  }
}

function backupAccessIn(env: StoreEnvironment): S3Access | undefined {
  const needed = {
    BACKUP_S3_REGION: env.BACKUP_S3_REGION,
    BACKUP_S3_ACCESS_KEY_ID: env.BACKUP_S3_ACCESS_KEY_ID,
    BACKUP_S3_SECRET_ACCESS_KEY: env.BACKUP_S3_SECRET_ACCESS_KEY,
  }
  const { BACKUP_S3_REGION: region, BACKUP_S3_ACCESS_KEY_ID: accessKeyId } = needed
  const { BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey } = needed
  if (region && accessKeyId && secretAccessKey) {
    return {
      region,
      accessKeyId,
      secretAccessKey,
      endpoint: env.BACKUP_S3_ENDPOINT,
      forcePathStyle: env.BACKUP_S3_FORCE_PATH_STYLE === 'true',
    }
  }
  if (!Object.keys(env).some((name) => name.startsWith('BACKUP_S3_'))) return undefined
  throw new StartError(`Bad configuration: for backups in S3, ${missingIn(needed)} must be set too`)
}

function missingIn(needed: Record<string, string | undefined>): string {
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]))
  return missing.join(' and ')
}

/** The bucket of the page files; undefined without S3_ variables. Throws when some are missing. */
function bucketIn(env: StoreEnvironment): ({ kind: 's3' } & S3Settings) | undefined {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, ...rest } = env
  if (S3_BUCKET && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    return {
      kind: 's3',
      bucket: S3_BUCKET,
      region: S3_REGION,
      endpoint: rest.S3_ENDPOINT,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
      forcePathStyle: rest.S3_FORCE_PATH_STYLE === 'true',
      prefix: rest.S3_PREFIX,
    }
  }
  if (!Object.keys(env).some((name) => name.startsWith('S3_'))) return undefined
  const needed = { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  throw new StartError(`Bad configuration: for S3, ${missingIn(needed)} must be set too`)
}

/** Treats an empty variable (`PORT=`) as unset. Removes quotes, which `docker run --env-file` leaves in the value. */
export function settingsIn(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const unquoted = Object.entries(env).map(([name, value]) => [name, value?.replace(QUOTED, '$1')])
  return Object.fromEntries(unquoted.filter(([, value]) => value !== ''))
}

function faultsOf(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${String(path[0])} ${message}`).join('; ')
}
