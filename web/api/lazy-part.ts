import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { retryUntilFetched } from './retry-until-fetched.ts'

/**
 * A part of a screen that is fetched when it is first rendered, again and again until it comes. With `lazy` alone, a lost
 * connection would replace the whole screen by an error.
 */
export function lazyPart<Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await retryUntilFetched(fetchPart) }))
}
