import { register } from 'tsx/esm/api'

// A thread does not inherit how its process was taught TypeScript.
register()
await import('./search-worker.ts')
