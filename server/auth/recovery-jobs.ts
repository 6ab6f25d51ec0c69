import { DAY_MS } from '#contract/durations.ts'
import {
  RECOVERY_JOB,
  RECOVERY_NOTICE_JOB,
  RecoveryNotice,
  RecoveryPayload,
  recordNoticeSent,
  recoveryWith,
} from '#store/auth/contact-recovery.ts'
import { contactsOf } from '#store/auth/contacts.ts'
import { finishContactRecovery, forgetRecovery } from '#store/auth/finish-recovery.ts'
import { NotSentError } from '../integrations/messaging/not-sent-error.ts'
import type { JobHandlers } from '../jobs/job-handler.ts'
import { DropJob, PostponeJob } from '../jobs/job-handler.ts'
import { recoveryMail, recoverySms } from './recovery-message.ts'
import { recoveryToken } from './undo-token.ts'

/** How long a change waits for an obstacle that an operator can remove. */
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
        await requirePatience('no contact of the account was told')
        throw new PostponeJob(tomorrow, 'no contact of the account was told')
      case 'taken':
        await requirePatience('the new contact belongs to another reader')
        throw new PostponeJob(tomorrow, 'the new contact belongs to another reader')
      case 'signed-in-since':
      case 'contact-replaced':
      case 'stopped':
        log('warn', 'contact recovery not made', { error: finished.kind })
        throw new DropJob(finished.kind)
    }

    async function requirePatience(error: string): Promise<void> {
      log('warn', 'contact recovery waits', { error })
      const recovery = await recoveryWith(db, recoveryId)
      const requestedAt = recovery?.requested_at ?? runAt.getTime()
      if (now.getTime() < requestedAt + PATIENCE_MS) return
      await forgetRecovery(db, recoveryId)
      throw new DropJob(error)
    }
  },
}
