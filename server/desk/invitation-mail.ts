import { DAY_MS } from '#contract/durations.ts'
import { TITLES } from '#contract/titles.ts'
import { INVITATION_MS } from '#store/staff/change-staff.ts'
import { bilingualMail, type SenderConfig } from '../auth/bilingual-mail.ts'
import type { Mail } from '../integrations/messaging/send.ts'

/** The token is in the fragment, which browsers send to no server. */
export function invitationLink({ publicUrl }: { publicUrl: string }, token: string): string {
  return `${publicUrl}/desk/invitation#${token}`
}

const DAYS = INVITATION_MS / DAY_MS

export function invitationMail(
  config: Pick<SenderConfig, 'publisher' | 'publicUrl' | 'supportEmail'>,
  { name, token }: { name: string; token: string },
): Omit<Mail, 'to'> {
  const { names } = TITLES[config.publisher]
  const url = invitationLink(config, token)
  return bilingualMail(config.publisher, {
    kn: {
      subject: 'ಡೆಸ್ಕ್‌ಗೆ ಆಹ್ವಾನ',
      paragraphs: [
        `ನಮಸ್ಕಾರ ${name}, ‘${names.kn}’ ಡೆಸ್ಕ್‌ಗೆ ನಿಮ್ಮನ್ನು ಆಹ್ವಾನಿಸಲಾಗಿದೆ.`,
        `ಈ ಲಿಂಕ್ ಒಮ್ಮೆ ಮಾತ್ರ, ${DAYS} ದಿನಗಳವರೆಗೆ ಕೆಲಸ ಮಾಡುತ್ತದೆ. ಇದನ್ನು ಯಾರಿಗೂ ಕಳುಹಿಸಬೇಡಿ.`,
      ],
      link: { text: 'ಆಹ್ವಾನವನ್ನು ಸ್ವೀಕರಿಸಿ', url },
    },
    en: {
      subject: 'Invitation to the desk',
      paragraphs: [
        `Hello ${name}, you are invited to the desk of ${names.en}.`,
        `The link works once, for ${DAYS} days. Do not pass it on.`,
      ],
      link: { text: 'Accept the invitation', url },
    },
  })
}
