import type { IssueDate } from '#contract/issue-date.ts'
import { PUBLIC_SCREENS } from '#contract/screens.ts'
import type { Config } from '../config.ts'
import { element } from '../web-app/html.ts'

/** Nobody looks for the form to log in. */
const UNLISTED = '/auth'

/** `issueDate` is that of the issue that visitors find at `/`. */
export function sitemap({ publicUrl }: Pick<Config, 'publicUrl'>, issueDate: IssueDate): string {
  const screens = PUBLIC_SCREENS.map(({ address }) => address).filter((one) => one !== UNLISTED)
  const addresses = screens.map((address) => url(element('loc', publicUrl + address)))
  const home = url(element('loc', `${publicUrl}/`) + element('lastmod', issueDate))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[home, ...addresses].join('\n')}
</urlset>
`
}

function url(content: string): string {
  return `  <url>${content}</url>`
}
