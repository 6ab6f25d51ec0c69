import { serviceOf } from '#contract/config.ts'
import type { Route } from '#contract/route.ts'
import { runtimeConfig } from './runtime-config.ts'

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

export function urlOf(route: Route, input: { params?: object; query?: object }): string {
  return routeUrl(runtimeConfig().addresses[serviceOf(route)], route, input)
}
