// The package's main file warns on the console that it was not tested with our oldest Node; these do not.

declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider'
}

declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  import type { AdapterFactory } from 'oidc-provider'

  export function createMemoryAdapter(): AdapterFactory
}
