import { setTimeout as sleep } from 'node:timers/promises'
import type { OfIssue } from '#contract/desk/of-issue.ts'
import { listUploads, UPLOADS_PATH } from '#contract/desk/uploads.ts'
import type { Newsroom } from './newsroom.ts'

const PIECE_BYTES = 256 * 1024
const PAUSE_MS = 20
const RETRY_MS = 300
const TUS = { 'tus-resumable': '1.0.0' }

/** Happens once so many bytes are sent. `browser` means that the browser is closed and the file chosen again. */
export interface UploadInterruption {
  at: number
  interrupt: 'browser' | (() => Promise<void>)
}

export interface SentFile {
  id: string
  /** Where the server continued after each interruption. */
  offsets: number[]
}

/** Sends a file as a browser does: slowly, and from the server's offset after each break. */
export async function sendSlowly(
  newsroom: Newsroom,
  issue: OfIssue,
  file: { name: string; bytes: Buffer },
  interruptions: readonly UploadInterruption[],
): Promise<SentFile> {
  const left = [...interruptions]
  const offsets: number[] = []
  let id = await create(newsroom, issue, file)
  for (;;) {
    const offset = await offsetOf(newsroom, id)
    if (offset === file.bytes.length) return { id, offsets }
    if (left.length < interruptions.length) offsets.push(offset)
    const next = left[0]
    const broken = await sendFrom(newsroom, id, file.bytes, offset, next)
    if (!broken || !next) continue
    left.shift()
    if (next.interrupt === 'browser') id = await continuedUpload(newsroom, issue, file.name)
    else await next.interrupt()
  }
}

async function create(
  { send }: Newsroom,
  { publisher, edition, date }: OfIssue,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<string> {
  const values = Object.entries({ publisher, edition, date, filename: name })
  const metadata = values.map(
    ([key, value]) => `${key} ${Buffer.from(`${value}`).toString('base64')}`,
  )
  const response = await send('POST', UPLOADS_PATH, {
    ...TUS,
    'upload-length': `${bytes.length}`,
    'upload-metadata': metadata.join(','),
  })
  if (response.status !== 201) throw new Error(`The upload was refused: ${response.status}`)
  return response.headers.get('location')?.split('/').at(-1) ?? ''
}

async function offsetOf({ send }: Newsroom, id: string): Promise<number> {
  for (;;) {
    const response = await send('HEAD', `${UPLOADS_PATH}/${id}`, TUS).catch(() => undefined)
    if (response?.ok) return Number(response.headers.get('upload-offset'))
    await sleep(RETRY_MS)
  }
}

/** True if the interruption's point was reached: the connection is then cut in the middle of the request. */
async function sendFrom(
  { send }: Newsroom,
  id: string,
  bytes: Buffer,
  offset: number,
  next: UploadInterruption | undefined,
): Promise<boolean> {
  let at = offset
  let isBroken = false
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await sleep(PAUSE_MS)
      if (next && at >= next.at) {
        isBroken = true
        controller.error(new Error('interrupted'))
        return
      }
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.subarray(at, at + PIECE_BYTES))
      at = Math.min(at + PIECE_BYTES, bytes.length)
    },
  })
  const headers = {
    ...TUS,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': `${offset}`,
  }
  await send('PATCH', `${UPLOADS_PATH}/${id}`, headers, body).catch(() => undefined)
  return isBroken
}

/** The upload that the screen finds when the same file is chosen again. */
async function continuedUpload(
  { send }: Newsroom,
  { publisher, edition, date }: OfIssue,
  name: string,
): Promise<string> {
  const query = new URLSearchParams({ publisher, edition: `${edition}`, date })
  const uploads = listUploads.reply.parse(
    await (await send('GET', `${listUploads.path}?${query}`, {})).json(),
  )
  const found = uploads.find(({ file_name, state }) => file_name === name && state === 'receiving')
  if (!found) throw new Error('The interrupted upload is not listed')
  return found.id
}
