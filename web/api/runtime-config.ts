import type { RuntimeConfig } from '#contract/config.ts'

const parsed = new WeakMap<Element, RuntimeConfig>()

/**
 * What the server wrote into the page: the brand, today's issue, the addresses of the services. It is our
 * own data, so it is not validated.
 */
export function runtimeConfig(): RuntimeConfig {
  const element = document.getElementById('config')
  if (!element) throw new Error('The server left no configuration in the page')
  const config: RuntimeConfig = parsed.get(element) ?? JSON.parse(element.textContent)
  parsed.set(element, config)
  return config
}
