import type { NightEdition } from '#contract/desk/board.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { TITLES } from '#contract/titles.ts'
import { isLate, openingTimes } from '#domain/night-board/edition-night.ts'
import { lateWords, nightSentence } from '#domain/night-board/night-sentence.ts'
import { type DutyEditor, dutyEditorOf } from '#store/staff/duty.ts'
import { bilingualMail } from '../../auth/bilingual-mail.ts'
import type { Mail, SmsMessage } from '../../integrations/messaging/send.ts'
import { sendLimitedSms } from '../../integrations/messaging/send-limited-sms.ts'
import { accountSms } from '../../integrations/messaging/templates.ts'
import { DropJob, type JobHandlers } from '../../jobs/job-handler.ts'
import type { Services } from '../../services.ts'
import { LATE_PAGE_JOB, LateIssue } from './late-pages.ts'

/** Sends the alert to the editor on duty, unless the page has arrived meanwhile. */
export const lateAlertJobs: JobHandlers = {
  [LATE_PAGE_JOB]: async (services, payload, { key }) => {
    const { publisher, edition, date } = LateIssue.parse(payload)
    const { config, clock, db, sendMail } = services
    const board = await services.board.read()
    const found = board.editions.find(
      (each) => each.publisher === publisher && each.edition === edition && each.date === date,
    )
    const now = clock.now().getTime()
    if (!found || !isLate(found, now, config.latePageMinutes))
      throw new DropJob('not late any more')
    const editor = await dutyEditorOf(db, publisher)
    if (!editor) throw new DropJob('nobody is on duty')
    await sendMail({ id: key, to: editor.email, ...lateMail(services, found, editor, now) })
    if (editor.mobile === null) return
    await sendLateSms(services, editor.mobile, lateSms(services, found, now))
  },
}

async function sendLateSms(
  services: Services,
  to: string,
  sms: Omit<SmsMessage, 'to'> | undefined,
): Promise<void> {
  const warn = (error: string) => services.log('warn', 'message not sent by SMS', { error })
  if (!sms) return warn('SMS_ACCOUNT_TEMPLATES has no late-page')
  const outcome = await sendLimitedSms(services, { to, ...sms })
  // The e-mail was sent. Tomorrow the alert would be useless.
  if (outcome !== 'sent') warn('the daily SMS limit is reached')
}

function lateMail(
  { config }: Pick<Services, 'config'>,
  edition: NightEdition,
  { name }: DutyEditor,
  now: number,
): Omit<Mail, 'to'> {
  const { names } = edition
  const sentence = nightSentence(edition, now)
  const url = `${config.publicUrl}/desk`
  return bilingualMail(edition.publisher, {
    kn: {
      subject: `${names.kn}: ${lateWords(edition, 'kn')}`,
      paragraphs: [`${name}, ${names.kn} ಆವೃತ್ತಿ: ${sentence.kn}`, 'ಈ ರಾತ್ರಿ ನೀವು ಪಾಳಿಯಲ್ಲಿದ್ದೀರಿ.'],
      link: { text: 'ರಾತ್ರಿ ಫಲಕ ತೆರೆಯಿರಿ', url },
    },
    en: {
      subject: `${names.en}: ${lateWords(edition, 'en')}`,
      paragraphs: [`${name}, ${names.en}: ${sentence.en}`, 'You are on duty tonight.'],
      link: { text: 'Open the night board', url },
    },
  })
}

const SMS_TEXTS = {
  kn: '{brand} {edition}: {page}. ಮೊದಲ ಬಿಡುಗಡೆಗೆ {minutes} ನಿಮಿಷ. {link}',
  en: '{brand} {edition}: {page}. Early release in {minutes} minutes. {link}',
}

/** Undefined if SMS texts must be registered and this one is not. */
function lateSms(
  { config }: Pick<Services, 'config'>,
  edition: NightEdition,
  now: number,
): Omit<SmsMessage, 'to'> | undefined {
  const { name: brand, language } = TITLES[edition.publisher]
  const minutes = Math.max(0, Math.ceil((openingTimes(edition).early - now) / MINUTE_MS))
  const values = {
    brand,
    edition: edition.names[language],
    page: lateWords(edition, language),
    minutes: `${minutes}`,
    link: `${config.publicUrl}/desk`,
  }
  return accountSms(config.messaging, 'late-page', { defaultText: SMS_TEXTS[language], values })
}
