import SuperTokens from 'supertokens-web-js'
import Passwordless from 'supertokens-web-js/recipe/passwordless'
import Session from 'supertokens-web-js/recipe/session'
import ThirdParty from 'supertokens-web-js/recipe/thirdparty'

/** The functions of the sign-in library as plain calls, which a test can make with `page.evaluate`. */
const libraryCalls = {
  open: (tokenTransferMethod: 'cookie' | 'header') =>
    SuperTokens.init({
      appInfo: { appName: 'test', apiDomain: location.origin, apiBasePath: '/api/auth' },
      recipeList: [Session.init({ tokenTransferMethod }), Passwordless.init(), ThirdParty.init()],
    }),
  emailExists: async (email: string) => (await Passwordless.doesEmailExist({ email })).doesExist,
  phoneNumberExists: async (phoneNumber: string) =>
    (await Passwordless.doesPhoneNumberExist({ phoneNumber })).doesExist,
  createCode: async (contact: { email: string } | { phoneNumber: string }) =>
    (await Passwordless.createCode(contact)).status,
  resendCode: async () => (await Passwordless.resendCode()).status,
  consumeCode: async (userInputCode: string) => {
    const { status, ...rest } = await Passwordless.consumeCode({ userInputCode })
    return { status, ...rest, fetchResponse: undefined }
  },
  googleAddress: () =>
    ThirdParty.getAuthorisationURLWithQueryParamsAndSetState({
      thirdPartyId: 'google',
      frontendRedirectURI: `${location.origin}/auth/callback/google`,
    }),
  signInByGoogle: async () => {
    const { status, ...rest } = await ThirdParty.signInAndUp()
    return { status, ...rest, fetchResponse: undefined }
  },
  isSignedIn: () => Session.doesSessionExist(),
  readerId: () => Session.getUserId(),
  refresh: () => Session.attemptRefreshingSession(),
  signOut: () => Session.signOut(),
  status: async (path: string) => (await fetch(path)).status,
}

declare global {
  interface Window {
    libraryCalls: typeof libraryCalls
  }
}

window.libraryCalls = libraryCalls
