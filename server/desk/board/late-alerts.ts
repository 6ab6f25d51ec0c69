import { z } from 'zod'
import type { NightEdition } from '#contract/desk/board.ts'
import { MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { PublisherCode } from '#contract/publisher.ts'
import { TITLES } from '#contract/titles.ts'
import { isLate, openingTimes } from '#domain/night-board/edition-night.ts'
import { lateWords, nightSentence } from '#domain/night-board/night-sentence.ts'
import { issueId } from '#store/issues/issue-version.ts'
import { addJob } from '#store/jobs.ts'
import { type DutyEditor, dutyEditorOf, dutyOfTitles } from '#store/staff/duty.ts'
import { bilingualMail } from '../../auth/bilingual-mail.ts'
import type { Mail, SmsMessage } from '../../integrations/messaging/send.ts'
import { accountSms } from '../../integrations/messaging/templates.ts'
import type { DueSource } from '../../jobs/due-source.ts'
import { DropJob, type JobHandlers } from '../../jobs/job-handler.ts'
import type { Services } from '../../services.ts'
import type { BoardReader, BoardServices } from './read-board.ts'

const LATE_PAGE_JOB = 'late-page-alert'
const LOOK_EVERY_MS = 20 * SECOND_MS

const Payload = z.object({ publisher: PublisherCode, edition: z.int(), date: IssueDate })

/** Adds a job for each late issue. Several processes may look: the key of a job is unique. */
export function lateAlertSource(
  { db, clock, config }: BoardServices,
  board: BoardReader,
): DueSource {
  let lastLook = 0
  return {
    runDue: async () => {
      const now = clock.now()
      const since = now.getTime() - lastLook
      if (since >= 0 && since < LOOK_EVERY_MS) return 0
      lastLook = now.getTime()
      const titles = (await dutyOfTitles(db)).map(({ publisher }) => publisher)
      if (titles.length === 0) return 0
      const { editions } = await board.read()
      for (const edition of editions) {
        const isAlert = isLate(edition, now.getTime(), config.latePageMinutes)
        if (!isAlert || !titles.includes(edition.publisher)) continue
        const { publisher, edition: id, date } = edition
        const payload = { publisher, edition: id, date }
        // Once for each issue and state: an issue that is early and incomplete is another state.
        const state = now.getTime() < openingTimes(edition).early ? 'before' : 'after'
        const key = `${issueId(payload)} ${state}`
        await addJob(db, { kind: LATE_PAGE_JOB, key, payload, runAt: now, now })
      }
      return 0
    },
    nextDue: async () => undefined,
  }
}

/** Sends the alert to the editor on duty, unless the page has arrived meanwhile. */
export const lateAlertJobs: JobHandlers = {
  [LATE_PAGE_JOB]: async (services, payload, { key }) => {
    const { publisher, edition, date } = Payload.parse(payload)
    const { config, clock, db, log, sendMail, sendSms } = services
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
    const sms = lateSms(services, found, now)
    if (sms) await sendSms({ to: editor.mobile, ...sms })
    else log('warn', 'message not sent by SMS', { error: 'SMS_ACCOUNT_TEMPLATES has no late-page' })
  },
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
