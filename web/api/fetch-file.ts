/** The server gives no file any more, and would give it no other time. */
export class FileRefusedError extends Error {
  override name = 'FileRefusedError'
}

const REFUSED = [403, 404]

/** A file of an issue; its address says all that the server asks for. */
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

/** Why the server gives no file any more; undefined when the failure was not its decision. */
export async function fileRefusal(url: string): Promise<FileRefusal | undefined> {
  const answer = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return answer && REFUSAL_OF_STATUS.get(answer.status)
}
