import { buildAppsIfNeeded } from './build-apps.ts'

/** The first step of `npm run build`. The second is build-programs.mjs. */
await buildAppsIfNeeded()
