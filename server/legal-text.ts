import type { LegalText } from '#contract/info.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { type Language, TITLES } from '#contract/titles.ts'
import type { LegalPlaceholder, StoredLegalText } from '#store/legal-file.ts'
import type { Config } from './config.ts'
import { escaped, tag } from './first-view/html.ts'
import { fill } from './integrations/message-template.ts'

/** With the words that are configured in their places. */
export function filledLegalText(
  { updated, html }: StoredLegalText,
  { publisher, seller, supportEmail, publicUrl }: Config,
  language: Language,
): LegalText {
  const named = (name: string) => inItsLanguage(name, language)
  const words: Record<LegalPlaceholder, string> = {
    title: named(TITLES[publisher].name),
    publisher: named(seller.name),
    address: named(seller.address),
    email: escaped(supportEmail),
    site: escaped(publicUrl.replace(/^https?:\/\//, '')),
  }
  return { updated: IssueDate.parse(updated), html: fill(html, words) }
}

/** A name in another script is read aloud as what it is. */
function inItsLanguage(name: string, around: Language): string {
  const own: Language = /\p{Script=Kannada}/u.test(name) ? 'kn' : 'en'
  return own === around ? escaped(name) : `${tag('span', { lang: own })}${escaped(name)}</span>`
}
