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
