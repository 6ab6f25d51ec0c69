import type { LegalText } from '#contract/info.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { TITLES } from '#contract/titles.ts'
import type { LegalPlaceholder, LegalTextTold } from '#store/legal-file.ts'
import type { Config } from './config.ts'
import { escaped } from './first-view/html.ts'
import { fill } from './outside/message-template.ts'

/** With the words that are configured in their places. */
export function filledLegalText(
  { updated, html }: LegalTextTold,
  { publisher, seller, supportEmail, publicUrl }: Config,
): LegalText {
  const words: Record<LegalPlaceholder, string> = {
    title: TITLES[publisher].name,
    publisher: seller.name,
    address: seller.address,
    email: supportEmail,
    site: publicUrl.replace(/^https?:\/\//, ''),
  }
  return { updated: IssueDate.parse(updated), html: fill(html, words, escaped) }
}
