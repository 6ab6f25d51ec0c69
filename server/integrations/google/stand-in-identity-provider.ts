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

/** A real OpenID provider that stands in for Google. It keeps its state in memory. */
export async function openStandInIdentityProvider(standIn: StandIn): Promise<Provider> {
  const { issuer, redirectUris, accounts } = standIn
  // Loaded on demand, and never in production.
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
    // Id tokens contain all claims, as Google's do.
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
  mountAccountPage(provider, accounts, pagePolicy(redirectUris))
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

/** The page on which a person chooses an account or cancels. */
function mountAccountPage(provider: Provider, accounts: StandInAccounts, policy: string): void {
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

/** The chosen account or the cancellation; undefined if the form is invalid. */
function resultOf(
  sent: URLSearchParams,
  accounts: StandInAccounts,
): InteractionResults | undefined {
  if (sent.has('cancel')) return { error: 'access_denied' }
  const email = sent.get('email')
  const account = email ? accounts.withEmail(email) : accounts.find(sent.get('account') ?? '')
  return account && { login: { accountId: account.id } }
}
