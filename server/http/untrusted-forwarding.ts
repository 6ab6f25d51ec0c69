import { HOUR_MS } from '#contract/durations.ts'
import type { Services } from '../services.ts'

/** Keeps the log small when clients from many networks send the header directly. */
const MAX_PEERS_AN_HOUR = 100

/**
 * Counts requests whose X-Forwarded-For is ignored, and warns once an hour for each peer: a proxy that
 * TRUSTED_PROXIES does not name makes all its readers share one address, and so one limit.
 */
export function reportUntrustedForwarding({
  clock,
  log,
  metrics,
}: Pick<Services, 'clock' | 'log' | 'metrics'>): (peer: string) => void {
  const warnedAt = new Map<string, number>()

  function forgetOldWarnings(now: number): void {
    for (const [peer, at] of warnedAt) if (at <= now - HOUR_MS) warnedAt.delete(peer)
  }

  return (peer) => {
    metrics?.countUntrustedForwarding()
    const now = clock.now().getTime()
    forgetOldWarnings(now)
    if (warnedAt.has(peer) || warnedAt.size >= MAX_PEERS_AN_HOUR) return
    warnedAt.set(peer, now)
    log('warn', 'forwarded address ignored', { peer })
  }
}
