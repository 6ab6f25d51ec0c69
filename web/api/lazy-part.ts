import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { retryUntilFetched } from './retry-until-fetched.ts'

type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  fetchPart: () => Promise<ComponentType<Props>>
}

/**
 * A part of a screen that is fetched when it is first rendered, again and again until it comes. With `lazy` alone, a lost
 * connection would replace the whole screen by an error.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let part: Promise<ComponentType<Props>> | undefined
  const fetchPart = () => {
    part ??= retryUntilFetched(load)
    return part
  }
  return Object.assign(
    lazy(async () => ({ default: await fetchPart() })),
    { fetchPart },
  )
}
