import { buildWebIfNeeded } from './build-web.ts'

/** `npm run build` begins with this; then come the programs. */
await buildWebIfNeeded()
