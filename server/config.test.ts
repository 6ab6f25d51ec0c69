import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { StartError } from '#store/store-config.ts'
import { Environment, readConfig } from './config.ts'
import { productionWarnings } from './integrations/stand-ins-config.ts'
import { PRODUCTION } from './testing.ts'

const MONITORED = {
  METRICS_TOKEN: 'a token of the tests with more than 32 characters',
  TRUSTED_PROXIES: '127.0.0.1',
}

test('without any variable set, the defaults apply', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    brand: 'pv',
    publisher: 'PV',
    database: { kind: 'sqlite' },
    publicUrl: 'http://localhost:3000',
    sample: 'full',
    logLevel: 'warn',
    standIns: true,
    standInsOpen: false,
    host: 'localhost',
  })
})

test.each([
  ['production listens on every address', PRODUCTION, undefined],
  ['production listens on HOST', { ...PRODUCTION, HOST: '10.0.0.5' }, '10.0.0.5'],
  ['with STAND_INS=on the server listens on every address', { STAND_INS: 'on' }, undefined],
  ['with STAND_INS=on the server listens on HOST', { STAND_INS: 'on', HOST: '0.0.0.0' }, '0.0.0.0'],
  ['stand-ins can listen on a single loopback address', { HOST: '::1' }, '::1'],
])('%s', (_what, env, host) => {
  expect(readConfig(env).host).toBe(host)
})

test.each([
  ['a trial runs one process', {}, 1],
  ['production on SQLite runs one process', PRODUCTION, 1],
  [
    'production on PostgreSQL runs one process for each core',
    { ...PRODUCTION, DATABASE_URL: 'postgres://a/b' },
    availableParallelism(),
  ],
  ['PROCESSES sets their number', { ...PRODUCTION, PROCESSES: '3' }, 3],
])('%s', (_what, env, processes) => {
  expect(readConfig(env).processes).toBe(processes)
})

const CLASS_KEY = 'a-key-of-the-tests-with-more-than-32-letters'
const ON_POSTGRES = { ...PRODUCTION, DATABASE_URL: 'postgres://a/b' }

test.each([
  ['one process', { PROCESSES: '1' }, 16],
  ['three processes', { PROCESSES: '3' }, 16],
  ['eight processes', { PROCESSES: '8' }, 6],
  ['64 processes', { PROCESSES: '64' }, 4],
  ['eight processes and a limit', { PROCESSES: '8', DATABASE_CONNECTIONS: '100' }, 12],
])('each of %s opens its share of connections to PostgreSQL', (_what, env, connections) => {
  expect(readConfig({ ...ON_POSTGRES, ...env }).database).toMatchObject({ connections })
})

test('a server with too few connections for its processes does not start', () => {
  const env = { ...ON_POSTGRES, PROCESSES: '8', DATABASE_CONNECTIONS: '31' }
  expect(() => readConfig(env)).toThrow('DATABASE_CONNECTIONS must be 32 or more for 8 processes')
})

test.each([
  'http://localhost:8080',
  'https://127.0.0.1',
  'http://[::1]:3000',
  'http://pv.localhost',
])('stand-ins may start at %s, which only this machine can reach', (PUBLIC_URL) => {
  expect(readConfig({ PUBLIC_URL }).standInsOpen).toBe(false)
})

test('production has no stand-ins, no sample, and logs requests', () => {
  const config = readConfig(PRODUCTION)
  expect(config).toMatchObject({ standIns: false, sample: 'none', logLevel: 'info' })
})

test.each([
  ['a trial', {}, []],
  ['production on SQLite behind a proxy', { ...PRODUCTION, ...MONITORED }, [/^SQLite/]],
  ['production on PostgreSQL', { ...PRODUCTION, ...MONITORED, ...ON_POSTGRES, CLASS_KEY }, []],
  [
    'production on PostgreSQL without a key of classes',
    { ...PRODUCTION, ...MONITORED, ...ON_POSTGRES },
    [/^CLASS_KEY/],
  ],
])('%s has exactly the warnings that apply', (_what, env, warnings) => {
  const expected = warnings.map((text) => expect.stringMatching(text))
  expect(productionWarnings(readConfig(env))).toEqual(expected)
})

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: 3000,
    database: { kind: 'sqlite' },
  })
})

test('single quotes around a value, which docker run --env-file passes on, are removed', () => {
  const env = { PORT: "''", SELLER_NAME: "'The Paper Pvt Ltd'", SELLER_STATE: "Editor's" }
  const { port, seller } = readConfig(env)
  expect([port, seller.name, seller.state]).toEqual([3000, 'The Paper Pvt Ltd', "Editor's"])
})

const S3 = {
  S3_BUCKET: 'pages',
  S3_REGION: 'ap-south-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('page files are stored in a folder, or in S3 when all its variables are set', () => {
  expect(readConfig({ DATA_DIR: '/srv' }).assets).toEqual({ kind: 'folder', folder: '/srv/assets' })
  expect(readConfig(S3).assets).toEqual({
    kind: 's3',
    bucket: 'pages',
    region: 'ap-south-1',
    endpoint: undefined,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    forcePathStyle: false,
    prefix: undefined,
  })
  const own = { S3_ENDPOINT: 'http://files:9000', S3_FORCE_PATH_STYLE: 'true', S3_PREFIX: 'a/b' }
  expect(readConfig({ ...S3, ...own }).assets).toMatchObject({
    endpoint: 'http://files:9000',
    forcePathStyle: true,
    prefix: 'a/b',
  })
})

test.each([
  [{ ...S3, S3_REGION: '' }, 'for S3, S3_REGION must be set too'],
  [
    { S3_PREFIX: 'a' },
    'S3_BUCKET and S3_REGION and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must',
  ],
  [{ ...S3, S3_BUCKET: 'Pages!' }, 'S3_BUCKET must be the name of a bucket'],
  [{ ...S3, S3_ENDPOINT: 'files:9000' }, 'S3_ENDPOINT must be an http:// or https:// address'],
  [{ ...S3, S3_FORCE_PATH_STYLE: 'yes' }, 'S3_FORCE_PATH_STYLE must be true or false'],
  [{ ...S3, S3_PREFIX: '/a' }, 'S3_PREFIX must be plain names with / between them'],
  [
    { BACKUP_TO: 'backups' },
    'BACKUP_TO must be a bucket and a folder in it, as s3://bucket/folder',
  ],
  [
    { PAGE_NAMES_PV: '(?<page>' },
    'PAGE_NAMES_PV must be a regular expression with the group (?<page>…)',
  ],
  [
    { BACKUP_S3_REGION: 'ap-south-1' },
    'for backups in S3, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY must be set too',
  ],
  [{ PORT: 'abc' }, 'PORT must be a number'],
  [{ PORT: '70000' }, 'PORT must be 0 to 65535'],
  [{ BRAND: 'xx' }, 'BRAND '],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL must be a postgres:// address'],
  [{ PUBLIC_URL: 'paper.example' }, 'PUBLIC_URL must be an http:// or https:// address'],
  [{ SECRET_KEYS: 'short' }, 'SECRET_KEYS must each have 32 characters or more'],
  [{ WEB_ORIGINS: 'paper.example' }, 'WEB_ORIGINS must be http:// or https:// addresses'],
  [{ TRUSTED_PROXIES: 'proxy' }, 'TRUSTED_PROXIES must be addresses such as 10.0.0.0/8'],
  [{ MAX_SESSIONS: '0' }, 'MAX_SESSIONS must be 1 or more'],
  [{ PRECHECKED: 'everything' }, 'PRECHECKED '],
  [{ SELLER_GSTIN: '29AAAAA0000A1' }, 'SELLER_GSTIN has 13 characters; a GSTIN has 15'],
  [
    { SELLER_GSTIN: '29aaaaa0000a1zy' },
    'SELLER_GSTIN has a, where only digits and capital letters',
  ],
  [
    { SELLER_GSTIN: '92AAAAA0000A1ZY' },
    'SELLER_GSTIN begins with 92, which is the code of no state',
  ],
  [{ SELLER_GSTIN: '29AAAA10000A1ZY' }, 'SELLER_GSTIN has AAAA10000A as characters 3 to 12'],
  [{ SELLER_GSTIN: '29AAAAA0000A0ZY' }, 'SELLER_GSTIN has 0Z as characters 13 and 14'],
  [{ SELLER_GSTIN: '29AAAAA0000A1Z5' }, 'SELLER_GSTIN ends in 5, but the check character of the'],
  [{ PLAN_CHANGE_SHEET_URL: 'http://sheets.example' }, 'PLAN_CHANGE_SHEET_URL must be an https://'],
  [{ SMS_PLAN_TEMPLATES: '{"receipt":1}' }, 'SMS_PLAN_TEMPLATES must be JSON such as'],
  [{ RAZORPAY_KEY_ID: 'a' }, 'RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET must be set too'],
  [
    { NODE_ENV: 'production' },
    'in production, PUBLIC_URL and SECRET_KEYS and SMTP_URL and SMS_URL and RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET and SELLER_NAME and SELLER_ADDRESS and SELLER_GSTIN and SELLER_STATE must be set; SUPPORT_EMAIL must be your own address, not the example support@broadsheet.example',
  ],
  [
    { ...PRODUCTION, PUBLIC_URL: 'http://paper.example' },
    'in production, PUBLIC_URL must be an https:// address, not http://paper.example',
  ],
  [
    { ...PRODUCTION, PUBLIC_URL: 'HTTP://localhost:8080' },
    'PUBLIC_URL must be an https:// address',
  ],
  [
    { ...PRODUCTION, SUPPORT_EMAIL: 'Support@Broadsheet.example' },
    'in production, SUPPORT_EMAIL must be your own address, not the example',
  ],
  [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0 would let others reach the stand-ins'],
  [{ HOST: '::' }, 'HOST=:: would let others reach the stand-ins'],
  [{ PUBLIC_URL: 'https://paper.example' }, 'PUBLIC_URL=https://paper.example would let others'],
  [{ PUBLIC_URL: 'http://localhost.paper.example' }, 'would let others reach the stand-ins'],
  [{ HOST: '10.0.0.5', NODE_ENV: 'test' }, 'Set NODE_ENV=production, or STAND_INS=on to allow it.'],
  [{ STAND_INS: 'yes' }, 'STAND_INS must be on, or unset'],
  [{ ...PRODUCTION, STAND_INS: 'on' }, 'STAND_INS must not be set in production'],
  [{ PORT: 'abc', BRAND: 'xx' }, 'PORT must be a number; BRAND '],
])('%j is refused with a message of one line', (env, message) => {
  const read = () => readConfig(env)
  expect(read).toThrow(StartError)
  expect(read).toThrow(message)
  expect(read).not.toThrow('\n')
})

test('docs/operate/configuration.md lists every variable, its default and its meaning', () => {
  const page = readFileSync(new URL('../docs/operate/configuration.md', import.meta.url), 'utf8')
  const rows = page.split('\n').filter((line) => line.startsWith('| `'))
  const defaults = Environment.parse({})
  expect(rows).toEqual(
    Object.entries(Environment.shape).map(([name, schema]) => {
      const value = String(Object.entries(defaults).find(([key]) => key === name)?.[1] ?? '')
      return `| \`${name}\` | ${value && `\`${value}\``} | ${schema.description} |`
    }),
  )
})
