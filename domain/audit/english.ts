import type { Change } from '#contract/desk/changes.ts'
import { timeOfDayInIndia } from '../newspaper-day.ts'
import { actsInEnglish } from './correction-words.ts'
import { circulationSentence } from './english-circulation.ts'
import type { SentenceWords } from './sentence-words.ts'

type Published = Extract<Change, { action: 'issue.published' }>

export function englishSentence(change: Change, words: SentenceWords): string {
  const { issue, staff, title, nameOf, titlesIn } = words
  switch (change.action) {
    case 'issue.published':
      return publicationIn(change, issue)
    case 'issue.corrected': {
      const { pages, acts } = change.after
      return `corrected ${pageNumbers(pages)} of ${issue}${actsInEnglish(acts)}`
    }
    case 'issue.release-changed':
      return `changed the release of ${issue}, from ${releaseIn(change.before)} to ${releaseIn(change.after)}`
    case 'issue.released':
      return `released ${issue} to all readers at ${timeIn(change.after.general_release_at)}`
    case 'issue.held':
      return `held ${issue}`
    case 'issue.hold-ended':
      return `ended the hold of ${issue}`
    case 'issue.unpublished':
      return `unpublished ${issue}`
    case 'issue.restored':
      return `restored version ${change.after.version} of ${issue}`
    case 'issue.version-deleted':
      return `deleted version ${change.before.version} of ${issue}`
    case 'page.held':
      return `held back page ${change.object.page} of ${issue}`
    case 'page.shown':
      return `showed page ${change.object.page} of ${issue} again`
    case 'article.withdrawn':
      return `withdrew ${articlesIn(change.after)} of ${issue}`
    case 'article.reinstated':
      return `reinstated ${articlesIn(change.before)} of ${issue}`
    case 'board.duty-changed': {
      const editor = nameOf(change.after.staff_id)
      return editor === undefined
        ? `ended the night duty for ${title}`
        : `put ${editor} on night duty for ${title}`
    }
    case 'staff.invited':
      return `invited ${staff} as ${change.after.role} for ${titlesIn(change.after.scope)}`
    case 'staff.joined':
      return change.after.by === 'passkey'
        ? `accepted the invitation of ${staff} with a passkey`
        : `accepted the invitation of ${staff} with a code from an app`
    case 'staff.post-changed':
      return `changed ${staff} from ${change.before.role} for ${titlesIn(change.before.scope)} to ${change.after.role} for ${titlesIn(change.after.scope)}`
    case 'staff.closed':
      return `closed the account of ${staff}`
    case 'staff.reopened':
      return `reopened the account of ${staff}`
    case 'staff.reset':
      return `removed the passkeys and codes of ${staff} and invited them again`
    case 'staff.token-made':
      return `made the token ${change.after.token_id} for ${staff}`
    case 'staff.token-revoked':
      return `revoked the token ${change.before.token_id} of ${staff}`
    default:
      return circulationSentence(change, words)
  }
}

function publicationIn({ before, after }: Published, issue: string): string {
  const { pages, replaced, added, removed } = after
  const published = `published ${issue} with ${pages} ${pages === 1 ? 'page' : 'pages'}`
  if (before.version === null) return published
  const differences = [
    ...(replaced.length > 0 ? [`replaced ${pageNumbers(replaced)}`] : []),
    ...(added.length > 0 ? [`added ${pageNumbers(added)}`] : []),
    ...(removed.length > 0 ? [`removed ${pageNumbers(removed)}`] : []),
  ]
  return differences.length > 0
    ? `${differences.join(', ')} of ${issue}`
    : `published a new version of ${issue}`
}

function pageNumbers(numbers: readonly number[]): string {
  return `${numbers.length === 1 ? 'page' : 'pages'} ${listIn(numbers)}`
}

function articlesIn({ articles }: { articles: readonly string[] }): string {
  return `${articles.length === 1 ? 'article' : 'articles'} ${listIn(articles)}`
}

function listIn(parts: readonly (number | string)[]): string {
  const [last] = parts.slice(-1)
  return parts.length === 1 ? `${last}` : `${parts.slice(0, -1).join(', ')} and ${last}`
}

function releaseIn(times: { early_release_at: number; general_release_at: number }): string {
  return `${timeIn(times.early_release_at)} and ${timeIn(times.general_release_at)}`
}

function timeIn(at: number): string {
  return timeOfDayInIndia(new Date(at))
}
