import type { Route } from './route.ts'

/** The URL of a call to the service at this address. */
export function routeUrl(
  address: string,
  route: Route,
  input: { params?: object; query?: object },
): string {
  const params = new Map<string, unknown>(Object.entries(input.params ?? {}))
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name))),
  )
  const entries = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(entries).toString()
  return address + path + (search && `?${search}`)
}
