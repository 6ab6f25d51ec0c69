import type { Config } from '../config.ts'

/** Screens that are one reader's own say so themselves, see link-preview.ts. */
export function robotsTxt({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `User-agent: *
Disallow: /api/auth/
Disallow: /dev/

Sitemap: ${publicUrl}/sitemap.xml
`
}
