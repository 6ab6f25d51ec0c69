import type { FollowedSearch } from '#contract/followed-searches.ts'
import { ONE_CLICK_PATH } from '#contract/followed-searches.ts'
import { API_BASE } from '#contract/route.ts'
import { bilingualMail, inBothLanguages, type MailList } from '../auth/bilingual-mail.ts'
import type { Mail } from '../integrations/messaging/send.ts'
import type { Services } from '../services.ts'
import { STOP_SCREEN } from './routes.ts'
import { stopToken } from './stop-token.ts'
import type { FollowedStory } from './stories-of-day.ts'

/** Headlines of each followed search. */
const SHOWN = 8

const STOP = { kn: 'ಇದನ್ನು ಅನುಸರಿಸುವುದನ್ನು ನಿಲ್ಲಿಸಿ', en: 'Stop following this' }
const LOCKED = { kn: 'ಚಂದಾದಾರರಿಗೆ', en: 'for subscribers' }

export interface FollowedFinds {
  followed: FollowedSearch
  stories: readonly FollowedStory[]
}

/** Headlines with links, and no text of the articles: a link opens only what the reader may open. */
export function followedMail(
  { config, secrets }: Pick<Services, 'config' | 'secrets'>,
  readerId: string,
  finds: readonly FollowedFinds[],
): Omit<Mail, 'to'> {
  const { publisher, publicUrl } = config
  const all = stopToken(secrets, { readerId, publisher })
  const stopUrl = (token: string) => `${publicUrl}${STOP_SCREEN}?${new URLSearchParams({ token })}`
  const lists = finds.map(({ followed, stories }): MailList => {
    const text = inBothLanguages(publisher, STOP)
    return {
      heading: headingOf(followed),
      links: stories.slice(0, SHOWN).map((story) => storyLink(publicUrl, followed, story)),
      action: { text, url: stopUrl(stopToken(secrets, { id: followed.id })) },
    }
  })
  const names = finds.map(({ followed }) => followed)
  return {
    ...bilingualMail(publisher, {
      lists,
      kn: {
        subject: `ನೀವು ಅನುಸರಿಸುವ ಸುದ್ದಿ: ${names.map(({ what, names }) => names?.kn ?? what).join(', ')}`,
        paragraphs: [
          'ಇವು ನೀವು ಅನುಸರಿಸುತ್ತಿರುವ ವಿಷಯಗಳ ಇಂದಿನ ಸುದ್ದಿಗಳು. ದಿನಕ್ಕೆ ಹೆಚ್ಚೆಂದರೆ ಒಂದು ಇಮೇಲ್ ಕಳುಹಿಸುತ್ತೇವೆ.',
          'ಪಟ್ಟಿಯನ್ನು ನಿಮ್ಮ ಪ್ರೊಫೈಲ್‌ನಲ್ಲಿ ಬದಲಾಯಿಸಬಹುದು.',
        ],
        link: { text: 'ಈ ಇಮೇಲ್‌ಗಳನ್ನೆಲ್ಲ ನಿಲ್ಲಿಸಿ', url: stopUrl(all) },
      },
      en: {
        subject: `News that you follow: ${names.map(({ what, names }) => names?.en ?? what).join(', ')}`,
        paragraphs: [
          'This is today’s news on what you follow. We send one e-mail a day at most.',
          'You can change the list in your profile.',
        ],
        link: { text: 'Stop all these e-mails', url: stopUrl(all) },
      },
    }),
    unsubscribeUrl: `${publicUrl}${API_BASE}${ONE_CLICK_PATH}/${all}`,
  }
}

function headingOf({ publisher, kind, what, names }: FollowedSearch): string {
  if (kind === 'words') return `‘${what}’`
  return names && names.kn !== names.en ? inBothLanguages(publisher, names) : what
}

function storyLink(
  publicUrl: string,
  { publisher, kind, what }: FollowedSearch,
  story: FollowedStory,
) {
  const { id, title, key, page } = story.article
  const place = { date: key.date, edition_No: `${key.edition}`, pageNumber: `${page.pageNo - 1}` }
  const query = new URLSearchParams({ ...place, ...(kind === 'words' && { q: what }) })
  return {
    text: story.isLocked ? `${title} (${inBothLanguages(publisher, LOCKED)})` : title,
    url: `${publicUrl}/article/${encodeURIComponent(id)}?${query}`,
  }
}
