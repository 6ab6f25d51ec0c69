import { RuntimeConfig } from '#contract/config.ts'

const known = new WeakMap<Element, RuntimeConfig>()

/** What the server wrote into the page: the brand in use, today's issue, where the calls go. */
export function runtimeConfig(): RuntimeConfig {
  const element = document.getElementById('config')
  if (!element) throw new Error('The server left no configuration in the page')
  const config = known.get(element) ?? RuntimeConfig.parse(JSON.parse(element.textContent))
  known.set(element, config)
  return config
}
