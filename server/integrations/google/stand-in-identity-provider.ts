import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { JWK } from 'jose'
import type { InteractionResults, Provider } from 'oidc-provider'
import type { GoogleClient } from './google-config.ts'
import type { StandInAccount, StandInAccounts } from './stand-in-accounts.ts'
import { accountPage, faultPage, pagePolicy } from './stand-in-page.ts'

const SCOPES = 'openid email profile'
const HOUR_SECONDS = 60 * 60
const INTERACTION = '/interaction/'

interface StandIn extends GoogleClient {
  issuer: string
  redirectUris: string[]
  accounts: StandInAccounts
  privateJwk: JWK
}

/** A real OpenID provider that plays Google. It forgets everything when the server stops. */
export async function openStandInIdentityProvider(standIn: StandIn): Promise<Provider> {
  const { issuer, redirectUris, accounts } = standIn
  // Only loaded where it is used: production never is.
  const { Provider } = await import('oidc-provider/lib/provider.js')
  const { createMemoryAdapter } = await import('oidc-provider/lib/adapters/memory_adapter.js')
  const provider = new Provider(issuer, {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: standIn.clientId,
        client_secret: standIn.clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [standIn.privateJwk] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    scopes: SCOPES.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'hd'], profile: ['name'] },
    // As Google's do, id tokens tell everything by themselves.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_context, { uid }) => new URL(issuer).pathname + INTERACTION + uid },
    ttl: {
      AccessToken: HOUR_SECONDS,
      AuthorizationCode: 60,
      Grant: HOUR_SECONDS,
      IdToken: HOUR_SECONDS,
      Interaction: HOUR_SECONDS,
      Session: HOUR_SECONDS,
    },
    clientBasedCORS: () => false,
    findAccount: (_context, id) => {
      const account = accounts.find(id)
      return account && { accountId: id, claims: () => claimsOf(account) }
    },
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.session?.accountId
      const clientId = oidc.client?.clientId
      if (!accountId || !clientId) return undefined
      const grant = new oidc.provider.Grant({ accountId, clientId })
      grant.addOIDCScope(SCOPES)
      await grant.save()
      return grant
    },
    renderError: async (context, { error, error_description }) => {
      context.type = 'html'
      context.body = await faultPage(error_description ?? error)
    },
  })
  provider.proxy = true
  askWhoItIs(provider, accounts, pagePolicy(redirectUris))
  return provider
}

export function claimsOf({ id, name, email, emailVerified, hostedDomain }: StandInAccount) {
  return {
    sub: id,
    name,
    ...(email !== null && { email, email_verified: emailVerified }),
    ...(hostedDomain && { hd: hostedDomain }),
  }
}

/** The page on which someone chooses an account, or thinks better of it. */
function askWhoItIs(provider: Provider, accounts: StandInAccounts, policy: string): void {
  provider.use(async (context, next) => {
    context.set('Content-Security-Policy', policy)
    context.set('X-Content-Type-Options', 'nosniff')
    context.set('Referrer-Policy', 'no-referrer')
    if (!context.path.startsWith(INTERACTION)) return next()
    context.set('Cache-Control', 'no-store')
    const { req, res } = context
    const result =
      context.method === 'POST'
        ? resultOf(new URLSearchParams(await text(req)), accounts)
        : undefined
    try {
      if (result) return await provider.interactionFinished(req, res, result)
      await provider.interactionDetails(req, res)
      context.body = await accountPage(accounts.all())
    } catch {
      context.status = 400
      context.body = await faultPage('This sign-in is over. Please begin again.')
    }
  })
}

/** What was chosen; nothing when it makes no sense. */
function resultOf(
  sent: URLSearchParams,
  accounts: StandInAccounts,
): InteractionResults | undefined {
  if (sent.has('cancel')) return { error: 'access_denied' }
  const email = sent.get('email')
  const account = email ? accounts.withEmail(email) : accounts.find(sent.get('account') ?? '')
  return account && { login: { accountId: account.id } }
}
