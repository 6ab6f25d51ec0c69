import { API_BASE } from '#contract/route.ts'
import type { Config } from '../config.ts'

/** Who vouches in an access token. */
export function issuerOf({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `${publicUrl}${API_BASE}/auth`
}
