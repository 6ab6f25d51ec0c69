import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Problem } from '#contract/problem.ts'

/** Frames of a stack, files of ours, words of the databases. */
const INSIDES =
  /\n\s+at |node_modules|\.ts:\d+|SQLITE_|SqliteError|syntax error at or near|relation "/

/** What an answer must never be, in words; nothing when it is as it should be. */
export async function faultIn(method: string, response: Response): Promise<string | undefined> {
  const { status, headers } = response
  const text = await textOf(response)
  if (status >= 500) return `${status}: ${text}`
  if (INSIDES.test(text)) return `${status} tells of the insides: ${text}`
  if (status < 400 || method === 'HEAD') return undefined
  if (!headers.get('content-type')?.startsWith('application/json')) return `${status} is not JSON`
  const { error } = Problem.safeParse(JSON.parse(text))
  return error ? `${status} is no problem: ${text}` : undefined
}

async function textOf(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const encoding = bytes.length > 0 && response.headers.get('content-encoding')
  if (encoding === 'gzip') return gunzipSync(bytes).toString()
  return (encoding === 'br' ? brotliDecompressSync(bytes) : bytes).toString()
}
