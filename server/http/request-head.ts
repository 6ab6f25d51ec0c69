import { API_BASE } from '#contract/route.ts'

/** The part of a request that recognition and routing read. `Request` fits it. */
export interface RequestHead {
  method: string
  url: string
  headers: { get(name: string): string | null; has(name: string): boolean }
}

const AUTH = `${API_BASE}/auth/`
const TENANT = `${AUTH}public/`

/** The path of a request. Paths of sign-in libraries are lower-cased, and the tenant `public` is removed from them. */
export function requestPath(request: Pick<RequestHead, 'url'>): string {
  const path = pathIn(request.url)
  const lower = path.toLowerCase()
  if (!lower.startsWith(AUTH)) return path
  return lower.startsWith(TENANT) ? AUTH + lower.slice(TENANT.length) : lower
}

function pathIn(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const end = url.slice(start).search(/[?#]/)
  return start < 0 ? '/' : end < 0 ? url.slice(start) : url.slice(start, start + end)
}
