import { runtimeConfig } from './runtime-config.ts'
import type { Services } from './services.ts'

/** Where the app's page leaves room for the configuration. */
const PLACE = '<!--config-->'

/** Puts the configuration into the app's page, as data that the content security policy lets pass. */
export function fillPage(html: string, services: Services): string {
  // An escaped `<` cannot end the element early, whatever the configuration holds.
  const json = JSON.stringify(runtimeConfig(services)).replaceAll('<', '\\u003c')
  return html.replace(PLACE, () => `<script type="application/json" id="config">${json}</script>`)
}
