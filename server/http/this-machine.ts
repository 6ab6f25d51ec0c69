import type { Context, MiddlewareHandler } from 'hono'
import { isLoopback, isLoopbackName } from '../integrations/loopback.ts'
import { answerProblem } from './answer-error.ts'
import type { HttpEnv } from './app.ts'
import { NO_SOCKET, peerOf } from './client-address.ts'

/** Headers that proxies, tunnels and CDNs add. A browser on this machine sends none of them. */
const FORWARDING = new Set([
  ...['forwarded', 'via', 'cdn-loop', 'x-real-ip', 'x-client-ip', 'x-cluster-client-ip'],
  ...[
    'x-original-forwarded-for',
    'x-original-host',
    'x-envoy-external-address',
    'x-azure-clientip',
  ],
  ...['true-client-ip', 'cf-connecting-ip', 'cf-connecting-ipv6', 'cf-ray', 'fastly-client-ip'],
  ...['fly-client-ip', 'x-appengine-user-ip', 'x-vercel-forwarded-for', 'x-proxyuser-ip'],
])

/** Answers 404 to requests from other machines. */
export const onlyForThisMachine: MiddlewareHandler<HttpEnv> = async (context, next) => {
  return isFromThisMachine(context) ? next() : answerProblem(context, 'not-found')
}

/**
 * Checks the Host header as well as the peer because of DNS rebinding: a page of another site resolves its own name
 * to this machine's address, so that the browser connects from this machine.
 */
function isFromThisMachine(context: Context<HttpEnv>): boolean {
  const peer = peerOf(context)
  const isPeerHere = peer === NO_SOCKET || isLoopbackName(peer)
  const isForwarded = Object.keys(context.req.header()).some(
    (name) => FORWARDING.has(name) || name.startsWith('x-forwarded'),
  )
  return isPeerHere && isHostHere(context) && !isForwarded
}

function isHostHere({ req }: Context<HttpEnv>): boolean {
  const host = req.header('host')
  const url = host === undefined ? req.url : `http://${host}`
  return URL.canParse(url) && isLoopback(new URL(url))
}
