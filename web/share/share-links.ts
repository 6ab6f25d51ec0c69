import type { ShareTarget } from '#contract/sharing.ts'
import { addressOf, type ShareItem } from './share-item.ts'

export type LinkedTarget = Exclude<ShareTarget, 'copy-link'>

/** The share link of each service. */
export function shareLinks(shared: ShareItem): Record<LinkedTarget, string> {
  const { title, text } = shared
  const url = addressOf(shared)
  const inWords = [title, text, url].filter(Boolean)
  return {
    x: `https://x.com/intent/post?${query({ text: title, url })}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
    whatsapp: `https://wa.me/?${query({ text: inWords.join('\n') })}`,
    email: `mailto:?${query({ subject: title, body: inWords.join('\r\n\r\n') })}`,
  }
}

/** Encodes spaces as %20, because mail programs show a plus as a plus. */
function query(values: Record<string, string>): string {
  return new URLSearchParams(values).toString().replaceAll('+', '%20')
}
