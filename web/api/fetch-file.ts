/** The server refused the file; a retry would not help. */
export class FileRefusedError extends Error {
  override name = 'FileRefusedError'
}

const REFUSED = [403, 404]

/** Fetches a file of an issue. Its address contains the signature, so no cookie is needed. */
export async function fetchFile(url: string, priority: RequestPriority): Promise<Response> {
  const response = await fetch(url, { priority })
  if (REFUSED.includes(response.status)) throw new FileRefusedError(`Status ${response.status}`)
  if (!response.ok) throw new Error(`Status ${response.status}`)
  return response
}

export type FileRefusal = 'expired' | 'gone'

const REFUSAL_OF_STATUS: ReadonlyMap<number, FileRefusal> = new Map([
  [403, 'expired'],
  [404, 'gone'],
])

/** Why the server refuses a file; undefined when loading failed for another reason. */
export async function fileRefusal(url: string): Promise<FileRefusal | undefined> {
  const answer = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return answer && REFUSAL_OF_STATUS.get(answer.status)
}
