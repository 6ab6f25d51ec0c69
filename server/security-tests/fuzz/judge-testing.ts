import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Problem } from '#contract/problem.ts'

/** Stack traces, file names and database errors. */
const INTERNALS =
  /\n\s+at |node_modules|\.ts:\d+|SQLITE_|SqliteError|syntax error at or near|relation "/

/** Describes what is wrong with an answer; undefined if it is valid. */
export async function faultIn(method: string, response: Response): Promise<string | undefined> {
  const { status, headers } = response
  const text = await textOf(response)
  if (status >= 500) return `${status}: ${text}`
  if (INTERNALS.test(text)) return `${status} reveals internals: ${text}`
  if (status < 400 || method === 'HEAD') return undefined
  if (!headers.get('content-type')?.startsWith('application/json')) return `${status} is not JSON`
  const { error } = Problem.safeParse(JSON.parse(text))
  return error ? `${status} is not a problem: ${text}` : undefined
}

async function textOf(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const encoding = bytes.length > 0 && response.headers.get('content-encoding')
  if (encoding === 'gzip') return gunzipSync(bytes).toString()
  return (encoding === 'br' ? brotliDecompressSync(bytes) : bytes).toString()
}
