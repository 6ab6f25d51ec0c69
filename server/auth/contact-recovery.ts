import { DAY_MS } from '#contract/durations.ts'
import { TITLES } from '#contract/titles.ts'
import { maskContact } from '#domain/mask-contact.ts'
import {
  RECOVERY_DAYS,
  RECOVERY_JOB,
  RECOVERY_NOTICE_JOB,
  RecoveryNotice,
  RecoveryPayload,
  recordNoticeSent,
  recoveryWith,
} from '#store/auth/contact-recovery.ts'
import { type Contact, contactsOf } from '#store/auth/contacts.ts'
import { finishContactRecovery, forgetRecovery } from '#store/auth/finish-recovery.ts'
import { type Mail, NotSentError, type SmsMessage } from '../integrations/messaging/send.ts'
import { accountSms } from '../integrations/messaging/templates.ts'
import { DropJob, type JobHandlers, PostponeJob } from '../jobs/job-handler.ts'
import { bilingualMail, type SenderConfig, timeInEnglish, timeInKannada } from './bilingual-mail.ts'
import { CONTACTS, undoLink } from './contact-changed-notice.ts'
import { recoveryToken } from './contact-undo-routes.ts'

/** How long a recovery waits while something blocks it that an operator can remove. */
const PATIENCE_MS = 30 * DAY_MS

export const recoveryJobs: JobHandlers = {
  [RECOVERY_NOTICE_JOB]: async (services, payload) => {
    const { readerId, recoveryId, channel } = RecoveryNotice.parse(payload)
    const { config, db, clock, secrets, sendMail, sendSms } = services
    const recovery = await recoveryWith(db, recoveryId)
    if (!recovery || recovery.stopped_at !== null) throw new DropJob('the change was stopped')
    const to = (await contactsOf(db, readerId))[channel]
    if (to === undefined) throw new DropJob(`the reader has no ${channel}`)
    const requested = {
      newContact: { kind: recovery.kind, value: recovery.new_value },
      at: new Date(recovery.requested_at),
      undoToken: recoveryToken(secrets, recoveryId),
    }
    if (channel === 'email') await sendMail({ to, ...recoveryMail(config, requested) })
    else {
      const sms = recoverySms(config, requested)
      if (!sms) throw new NotSentError('SMS_ACCOUNT_TEMPLATES has no recovery')
      await sendSms({ to, ...sms })
    }
    await recordNoticeSent(db, recoveryId, clock.now().getTime())
  },

  [RECOVERY_JOB]: async ({ db, clock, log }, payload, { runAt }) => {
    const { recoveryId } = RecoveryPayload.parse(payload)
    const now = clock.now()
    const tomorrow = new Date(now.getTime() + DAY_MS)
    const finished = await finishContactRecovery(db, recoveryId, now)
    switch (finished.kind) {
      case 'changed':
        return
      case 'too-early':
        if (finished.dueAt) throw new PostponeJob(new Date(finished.dueAt), 'the wait is not over')
        await dropAfterPatience('no contact of the account was notified')
        throw new PostponeJob(tomorrow, 'no contact of the account was notified')
      case 'taken':
        await dropAfterPatience('the new contact belongs to another reader')
        throw new PostponeJob(tomorrow, 'the new contact belongs to another reader')
      case 'signed-in-since':
      case 'contact-replaced':
      case 'stopped':
        log('warn', 'contact recovery dropped', { error: finished.kind })
        throw new DropJob(finished.kind)
    }

    async function dropAfterPatience(error: string): Promise<void> {
      log('warn', 'contact recovery postponed', { error })
      const recovery = await recoveryWith(db, recoveryId)
      const requestedAt = recovery?.requested_at ?? runAt.getTime()
      if (now.getTime() < requestedAt + PATIENCE_MS) return
      await forgetRecovery(db, recoveryId)
      throw new DropJob(error)
    }
  },
}

/** What the notice to the contacts of the account says. Its link stops the recovery. */
interface RequestedRecovery {
  newContact: Contact
  at: Date
  undoToken: string
}

const SMS_TEXTS = {
  kn: 'ನಿಮ್ಮ {brand} ಖಾತೆಯ {contact} ಬದಲಾಯಿಸಲು ಕೋರಲಾಗಿದೆ. {days} ದಿನಗಳ ನಂತರ ಬದಲಾಗುತ್ತದೆ. ಕೋರಿದ್ದು ನೀವಲ್ಲದಿದ್ದರೆ ತಡೆಯಿರಿ: {link}',
  en: 'Support was asked to change the {contact} of your account with {brand}. It changes after {days} days. If it was not you, stop it: {link}',
}

/** Undefined if SMS texts must be registered and this one is not. */
function recoverySms(
  from: SenderConfig,
  { newContact, undoToken }: RequestedRecovery,
): Omit<SmsMessage, 'to'> | undefined {
  const { name, language } = TITLES[from.publisher]
  const values = {
    contact: CONTACTS[newContact.kind][language],
    brand: name,
    support: from.supportEmail,
    days: `${RECOVERY_DAYS}`,
    link: undoLink(from, undoToken),
  }
  const sms = accountSms(from.messaging, 'recovery', { defaultText: SMS_TEXTS[language], values })
  return sms && { ...sms, undoToken }
}

function recoveryMail(
  from: SenderConfig,
  { newContact, at, undoToken }: RequestedRecovery,
): Omit<Mail, 'to'> {
  const { publisher, supportEmail } = from
  const { name } = TITLES[publisher]
  const { kn, en } = CONTACTS[newContact.kind]
  const shown = maskContact(newContact)
  const url = undoLink(from, undoToken)
  return bilingualMail(publisher, {
    kn: {
      subject: `ನಿಮ್ಮ ಖಾತೆಯ ${kn} ಬದಲಾಯಿಸಲು ಕೋರಲಾಗಿದೆ`,
      paragraphs: [
        `ನಿಮ್ಮ ‘${name}’ ಖಾತೆಯ ${kn} ಬದಲಾಯಿಸುವಂತೆ ${timeInKannada(at)} ನಮ್ಮ ಸಹಾಯ ವಿಭಾಗವನ್ನು ಕೋರಲಾಗಿದೆ. ಹೊಸದು: ${shown}`,
        `ಈ ಸಂದೇಶ ಕಳುಹಿಸಿದ ${RECOVERY_DAYS} ದಿನಗಳ ನಂತರ ಬದಲಾವಣೆ ಆಗುತ್ತದೆ. ಕೋರಿದ್ದು ನೀವೇ ಆಗಿದ್ದರೆ ಬೇರೇನೂ ಮಾಡಬೇಕಿಲ್ಲ.`,
        `ನೀವಲ್ಲದಿದ್ದರೆ ಕೆಳಗಿನ ಲಿಂಕ್ ಮೂಲಕ ಅದನ್ನು ತಡೆಯಿರಿ. ಸಹಾಯಕ್ಕೆ: ${supportEmail}`,
      ],
      link: { text: 'ಬದಲಾವಣೆ ತಡೆಯಿರಿ', url },
    },
    en: {
      subject: `Support was asked to change the ${en} of your account`,
      paragraphs: [
        `Our support was asked on ${timeInEnglish(at)} (IST) to change the ${en} of your account with ${name} to ${shown}.`,
        `It changes ${RECOVERY_DAYS} days after this message. If you asked for it, there is nothing to do.`,
        `If you did not, stop it with the link below. For help, write to ${supportEmail}.`,
      ],
      link: { text: 'Stop the change', url },
    },
  })
}
