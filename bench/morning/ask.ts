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

interface Options {
  agent?: Agent | undefined
  /** Bodies that are not needed, such as pictures, are only counted. */
  isRead?: boolean
}

export function ask(url: string, token?: string, options: Options = {}): Promise<Answer> {
  return send(url, { method: 'GET', headers: headersWith(token) }, options)
}

export interface Sent {
  method: string
  headers: Record<string, string>
  body?: string | undefined
}

export function send(
  url: string,
  { method, headers, body }: Sent,
  { agent, isRead = true }: Options = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers, ...(agent && { agent }) }, (response) => {
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
      .end(body)
  })
}
