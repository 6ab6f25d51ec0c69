import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getConfig } from '#contract/config.ts'
import { getEntitlement } from '#contract/entitlement.ts'
import { API_BASE } from '#contract/route.ts'
import { ask } from './ask.ts'
import type { Publisher } from './product.ts'
import type { Tokens } from './sign-in.ts'
import { dataPath, EDITIONS_PATH, picturesIn } from './todays-paper.ts'

export const CONFIG_PATH = API_BASE + getConfig.path
export const SESSION_PATH = API_BASE + getEntitlement.path

/** The calls of a reader's first minute. */
export const KINDS = [
  'shell',
  'config',
  'session check',
  'edition list',
  'data, front page only',
  'data, every page',
  'front page',
  'inner page',
] as const
export type Kind = (typeof KINDS)[number]

export interface Call {
  kind: Kind
  path: string
  token: string | undefined
  /** The size of the body as sent. */
  bytes: number
  /** The same body as a file for nginx. */
  file: string
}

/** Makes each call once and writes the responses to a folder. */
export async function recordCalls(
  { url, today }: Publisher,
  { subscriber: [token] }: Tokens,
  folder: string,
): Promise<Call[]> {
  const files = join(folder, 'files')
  mkdirSync(files)
  const data = dataPath(today)
  const [front = '', inner = ''] = picturesIn(await ask(url + data, token))
  const [free = ''] = picturesIn(await ask(url + data))
  const requests: Record<Kind, [path: string, token?: string | undefined]> = {
    shell: ['/'],
    config: [CONFIG_PATH],
    'session check': [SESSION_PATH, token],
    'edition list': [EDITIONS_PATH],
    'data, front page only': [data],
    'data, every page': [data, token],
    'front page': [free || front],
    'inner page': [inner],
  }
  return Promise.all(
    KINDS.map(async (kind) => {
      const [path, token] = requests[kind]
      const { status, headers, body } = await ask(url + path, token)
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      const file = `${kind.replace(/\W+/g, '-')}.${EXTENSIONS[headers['content-type'] ?? '']}`
      const isCompressed = headers['content-encoding'] === 'gzip'
      writeFileSync(join(files, file + (isCompressed ? '.gz' : '')), body)
      return { kind, path, token, bytes: body.length, file }
    }),
  )
}

const EXTENSIONS: Record<string, string> = {
  'application/json': 'json',
  'image/webp': 'webp',
  'text/html; charset=utf-8': 'html',
}
