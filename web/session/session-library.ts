import { init } from 'supertokens-web-js'
import * as Passwordless from 'supertokens-web-js/recipe/passwordless/index.js'
import * as Session from 'supertokens-web-js/recipe/session/index.js'
import * as ThirdParty from 'supertokens-web-js/recipe/thirdparty/index.js'
import { runtimeConfig } from '../api/runtime-config.ts'
import { announceSessionChange } from './session.ts'

/** Starts the sign-in library, which then intercepts every `fetch` to the auth server. */
export function startSessionLibrary() {
  const address = new URL(runtimeConfig().addresses.auth, window.location.origin)
  const isOurOrigin = address.origin === window.location.origin
  init({
    appInfo: {
      appName: 'Broadsheet',
      apiDomain: address.origin,
      apiBasePath: `${address.pathname.replace(/\/$/, '')}/auth`,
    },
    recipeList: [
      Session.init({
        tokenTransferMethod: isOurOrigin ? 'cookie' : 'header',
        onHandleEvent: announceSessionChange,
        override: {
          functions: (library) => ({
            ...library,
            shouldDoInterceptionBasedOnUrl: (url, ...domains) =>
              !hasAccesstypeToken(url) && library.shouldDoInterceptionBasedOnUrl(url, ...domains),
          }),
        },
      }),
      Passwordless.init(),
      ThirdParty.init(),
    ],
  })
  return { Session, Passwordless, ThirdParty }
}

/** A call with an Accesstype token does not use the session: a refresh after a refusal would not help, and would loop. */
function hasAccesstypeToken(url: string): boolean {
  return new URL(url, window.location.origin).searchParams.has('jwt')
}
