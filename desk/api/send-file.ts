import { Upload } from 'tus-js-client'
import type { OfIssue } from '#contract/desk/of-issue.ts'
import { UPLOADS_PATH } from '#contract/desk/uploads.ts'
import { API_BASE } from '#contract/route.ts'

const CHUNK_BYTES = 4 * 1024 * 1024
/** A lost connection is tried again for a quarter of an hour. */
const RETRY_MS = [0, 1000, 2000, ...Array<number>(180).fill(5000)]

export interface FileToSend {
  file: File
  issue: OfIssue
  /** An upload of this file that was interrupted. */
  continued?: string | undefined
  onProgress: (sent: number) => void
  signal: AbortSignal
}

/** Sends a file, and continues it when the connection is back. Resolves with the id of the upload. */
export function sendFile({
  file,
  issue,
  continued,
  onProgress,
  signal,
}: FileToSend): Promise<string> {
  return new Promise((resolve, reject) => {
    const endpoint = API_BASE + UPLOADS_PATH
    const upload = new Upload(file, {
      endpoint,
      uploadUrl: continued === undefined ? null : `${endpoint}/${continued}`,
      metadata: {
        ...{ publisher: issue.publisher, edition: `${issue.edition}`, date: issue.date },
        filename: file.name,
      },
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_MS,
      // The server knows what it has: nothing is stored in the browser.
      storeFingerprintForResuming: false,
      onShouldRetry: (error) => {
        const status = error.originalResponse?.getStatus() ?? 0
        return status < 400 || status >= 500 || status === 409 || status === 423
      },
      onProgress,
      onError: reject,
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
    })
    signal.addEventListener('abort', () => void upload.abort().then(() => reject(signal.reason)))
    upload.start()
  })
}

export async function removeFile(id: string): Promise<void> {
  await Upload.terminate(`${API_BASE}${UPLOADS_PATH}/${id}`)
}
