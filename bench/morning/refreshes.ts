import { cpuMicroseconds } from './cpu.ts'
import type { Publisher } from './product.ts'
import type { Rate } from './rate.ts'

const AT_ONCE = 8

/**
 * Access tokens are valid for 15 minutes, so most readers first refresh their session in the morning. Measured
 * separately, because each refresh token can be used only once.
 */
export async function refreshRate(
  { url, pid }: Publisher,
  refreshTokens: readonly string[],
): Promise<Rate> {
  const waiting = [...refreshTokens]
  const start = performance.now()
  const before = cpuMicroseconds([pid])
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let token = waiting.pop(); token; token = waiting.pop()) await refresh(url, token)
    }),
  )
  return {
    perSecond: (refreshTokens.length * 1000) / (performance.now() - start),
    cpuMicroseconds: (cpuMicroseconds([pid]) - before) / refreshTokens.length,
  }
}

async function refresh(url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, rid: 'session', 'st-auth-mode': 'header' }
  const { status } = await fetch(`${url}/api/auth/session/refresh`, { method: 'POST', headers })
  if (status !== 200) throw new Error(`A session could not be refreshed: ${status}`)
}
