import type { RuntimeConfig } from '#contract/config.ts'

const known = new WeakMap<Element, RuntimeConfig>()

/**
 * What the server wrote into the page: the brand in use, today's issue, where the calls go. Ours, and so
 * taken as it is.
 */
export function runtimeConfig(): RuntimeConfig {
  const element = document.getElementById('config')
  if (!element) throw new Error('The server left no configuration in the page')
  const config: RuntimeConfig = known.get(element) ?? JSON.parse(element.textContent)
  known.set(element, config)
  return config
}
