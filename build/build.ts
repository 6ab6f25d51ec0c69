import { buildWebIfNeeded } from './build-web.ts'

/** The first step of `npm run build`. The second is build-programs.mjs. */
await buildWebIfNeeded()
