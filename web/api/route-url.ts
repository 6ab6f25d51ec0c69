import { serviceOf } from '#contract/config.ts'
import type { Route } from '#contract/route.ts'
import { routeUrl } from '#contract/route-url.ts'
import { runtimeConfig } from './runtime-config.ts'

export function urlOf(route: Route, input: { params?: object; query?: object }): string {
  return routeUrl(runtimeConfig().addresses[serviceOf(route)], route, input)
}
