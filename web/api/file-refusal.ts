export type FileRefusal = 'expired' | 'gone'

const REFUSALS: ReadonlyMap<number, FileRefusal> = new Map([
  [403, 'expired'],
  [404, 'gone'],
])

/** Why the server gives no file any more; undefined when the failure was not its decision. */
export async function fileRefusal(url: string): Promise<FileRefusal | undefined> {
  const answer = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return answer && REFUSALS.get(answer.status)
}
