import { type Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** The body as sent, possibly compressed. */
  body: Buffer
}

/** The headers of browsers; gzip because a default nginx supports nothing else. */
export const ACCEPTED = { 'accept-encoding': 'gzip', accept: 'text/html,image/avif,image/webp,*/*' }

export function headersWith(token: string | undefined): Record<string, string> {
  return token ? { ...ACCEPTED, authorization: `Bearer ${token}` } : ACCEPTED
}

/** Bodies that are not needed, such as pictures, are only counted. */
export function ask(
  url: string,
  token?: string,
  { agent, isRead = true }: { agent?: Agent; isRead?: boolean } = {},
): Promise<Answer> {
  const options = { headers: headersWith(token), ...(agent && { agent }) }
  return new Promise((resolve, reject) => {
    request(url, options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => isRead && parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}
