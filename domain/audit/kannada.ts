import type { Change } from '#contract/desk/changes.ts'
import type { StaffRole } from '#contract/desk/permissions.ts'
import { timeOfDayInIndia } from '../newspaper-day.ts'
import { actsInKannada } from './correction-words.ts'
import { circulationSentence } from './kannada-circulation.ts'
import type { SentenceWords } from './sentence-words.ts'

type Published = Extract<Change, { action: 'issue.published' }>

const ROLES: Readonly<Record<StaffRole, string>> = {
  admin: 'ನಿರ್ವಾಹಕ',
  editor: 'ಸಂಪಾದಕ',
  corrector: 'ತಿದ್ದುಪಡಿಕಾರ',
  circulation: 'ಪ್ರಸರಣ',
  support: 'ಓದುಗರ ಸಹಾಯ',
  finance: 'ಹಣಕಾಸು',
  viewer: 'ವೀಕ್ಷಕ',
}

export function kannadaSentence(change: Change, words: SentenceWords): string {
  const { issue, staff, title, nameOf, titlesIn } = words
  switch (change.action) {
    case 'issue.published':
      return publicationIn(change, issue)
    case 'issue.corrected': {
      const { pages, acts } = change.after
      return `${issue}: ಪುಟ ${pages.join(', ')} ಅನ್ನು ತಿದ್ದಿದರು${actsInKannada(acts)}`
    }
    case 'issue.release-changed':
      return `${issue}: ಬಿಡುಗಡೆಯ ಸಮಯವನ್ನು ${releaseIn(change.before)} ಇಂದ ${releaseIn(change.after)} ಗೆ ಬದಲಾಯಿಸಿದರು`
    case 'issue.released':
      return `${issue}: ಎಲ್ಲ ಓದುಗರಿಗೆ ${timeOfDayInIndia(new Date(change.after.general_release_at))} ಕ್ಕೆ ಬಿಡುಗಡೆ ಮಾಡಿದರು`
    case 'issue.held':
      return `${issue}: ಸಂಚಿಕೆಯನ್ನು ತಡೆಹಿಡಿದರು`
    case 'issue.hold-ended':
      return `${issue}: ತಡೆಯನ್ನು ತೆಗೆದರು`
    case 'issue.unpublished':
      return `${issue}: ಸಂಚಿಕೆಯನ್ನು ಹಿಂಪಡೆದರು`
    case 'issue.restored':
      return `${issue}: ರೂಪ ${change.after.version} ಅನ್ನು ಮರಳಿ ತೋರಿಸಿದರು`
    case 'issue.version-deleted':
      return `${issue}: ರೂಪ ${change.before.version} ಅನ್ನು ಅಳಿಸಿದರು`
    case 'page.held':
      return `${issue}: ಪುಟ ${change.object.page} ಅನ್ನು ತಡೆಹಿಡಿದರು`
    case 'page.shown':
      return `${issue}: ಪುಟ ${change.object.page} ಅನ್ನು ಮತ್ತೆ ತೋರಿಸಿದರು`
    case 'article.withdrawn':
      return `${issue}: ಲೇಖನ ${change.after.articles.join(', ')} ಅನ್ನು ಹಿಂಪಡೆದರು`
    case 'article.reinstated':
      return `${issue}: ಲೇಖನ ${change.before.articles.join(', ')} ಅನ್ನು ಮತ್ತೆ ಪ್ರಕಟಿಸಿದರು`
    case 'board.duty-changed': {
      const editor = nameOf(change.after.staff_id)
      return editor === undefined
        ? `${title}: ರಾತ್ರಿ ಪಾಳಿಯ ಹೊಣೆಯನ್ನು ಕೊನೆಗೊಳಿಸಿದರು`
        : `${title}: ರಾತ್ರಿ ಪಾಳಿಯ ಹೊಣೆಯನ್ನು ${editor} ಅವರಿಗೆ ನೀಡಿದರು`
    }
    case 'staff.invited':
      return `${staff} ಅವರನ್ನು ${postIn(change.after, titlesIn)} ಆಹ್ವಾನಿಸಿದರು`
    case 'staff.joined':
      return change.after.by === 'passkey'
        ? `${staff} ಅವರ ಆಹ್ವಾನವನ್ನು ಪಾಸ್‌ಕೀ ಮೂಲಕ ಸ್ವೀಕರಿಸಿದರು`
        : `${staff} ಅವರ ಆಹ್ವಾನವನ್ನು ಆ್ಯಪ್‌ನ ಕೋಡ್ ಮೂಲಕ ಸ್ವೀಕರಿಸಿದರು`
    case 'staff.post-changed':
      return `${staff} ಅವರ ಪಾತ್ರವನ್ನು ${postIn(change.before, titlesIn)} ಇದ್ದದ್ದನ್ನು ${postIn(change.after, titlesIn)} ಬದಲಾಯಿಸಿದರು`
    case 'staff.closed':
      return `${staff} ಅವರ ಖಾತೆಯನ್ನು ಮುಚ್ಚಿದರು`
    case 'staff.reopened':
      return `${staff} ಅವರ ಖಾತೆಯನ್ನು ಮತ್ತೆ ತೆರೆದರು`
    case 'staff.reset':
      return `${staff} ಅವರ ಪಾಸ್‌ಕೀ ಮತ್ತು ಕೋಡ್‌ಗಳನ್ನು ತೆಗೆದು ಮತ್ತೆ ಆಹ್ವಾನಿಸಿದರು`
    case 'staff.token-made':
      return `${staff} ಅವರಿಗೆ ಟೋಕನ್ ${change.after.token_id} ನೀಡಿದರು`
    case 'staff.token-revoked':
      return `${staff} ಅವರ ಟೋಕನ್ ${change.before.token_id} ರದ್ದುಮಾಡಿದರು`
    default:
      return circulationSentence(change, words)
  }
}

function publicationIn({ before, after }: Published, issue: string): string {
  const { pages, replaced, added, removed } = after
  if (before.version === null) return `${issue}: ${pages} ಪುಟಗಳೊಂದಿಗೆ ಪ್ರಕಟಿಸಿದರು`
  const differences = [
    ...(replaced.length > 0 ? [`ಪುಟ ${replaced.join(', ')} ಅನ್ನು ಬದಲಾಯಿಸಿದರು`] : []),
    ...(added.length > 0 ? [`ಪುಟ ${added.join(', ')} ಅನ್ನು ಸೇರಿಸಿದರು`] : []),
    ...(removed.length > 0 ? [`ಪುಟ ${removed.join(', ')} ಅನ್ನು ತೆಗೆದರು`] : []),
  ]
  return `${issue}: ${differences.join(', ') || 'ಹೊಸ ರೂಪವನ್ನು ಪ್ರಕಟಿಸಿದರು'}`
}

function postIn(
  { role, scope }: Extract<Change, { action: 'staff.invited' }>['after'],
  titlesIn: SentenceWords['titlesIn'],
): string {
  return `${ROLES[role]} (${titlesIn(scope)}) ಆಗಿ`
}

function releaseIn(times: { early_release_at: number; general_release_at: number }): string {
  return [times.early_release_at, times.general_release_at]
    .map((at) => timeOfDayInIndia(new Date(at)))
    .join(' ಮತ್ತು ')
}
