import { TITLES } from '#contract/titles.ts'
import { authUserOf } from '#store/auth/readers.ts'
import { bilingualMail } from '../auth/bilingual-mail.ts'
import { fill } from '../integrations/messaging/message-template.ts'
import { NotSentError } from '../integrations/messaging/send.ts'
import type { PlanMessage } from '../integrations/messaging/templates.ts'
import { DropJob, type JobHandlers } from '../jobs/job-handler.ts'
import type { Services } from '../services.ts'
import { servicesOfTitle } from '../titles/titles.ts'
import { compose } from './compose.ts'
import { NOTIFICATION_JOB, NotificationJob } from './notification.ts'
import { titleOfNotification } from './title-of-notification.ts'
import type { ComposedNotification } from './wording.ts'

export const notificationJobs: JobHandlers = {
  [NOTIFICATION_JOB]: async (anyTitle, payload, { key }) => {
    const { readerId, channel, message } = NotificationJob.parse(payload)
    const title = await titleOfNotification(anyTitle.db, message)
    const services = servicesOfTitle(anyTitle, title)
    const { emails, phoneNumbers } = await authUserOf(services.db, readerId)
    const to = channel === 'email' ? emails[0] : phoneNumbers[0]
    if (to === undefined) throw new DropJob(`the reader has no ${channel}`)
    const composed = await compose(services, message)
    if (!composed) throw new DropJob('the notification no longer applies')
    if (channel === 'email') await sendByMail(services, to, composed, key)
    else
      await sendBySms(
        services,
        { to, kind: message.kind, isOnlyChannel: emails.length === 0 },
        composed,
      )
  },
}

export async function sendByMail(
  { config, sendMail }: Services,
  to: string,
  { wording: { kn, en }, attach }: ComposedNotification,
  id: string,
): Promise<void> {
  const attachments = (await attach?.()) ?? []
  await sendMail({ id, to, ...bilingualMail(config.publisher, { kn, en }), attachments })
}

/** Telecom operators deliver only registered texts. Without one, the reader gets only the e-mail. */
export async function sendBySms(
  { config, sendSms, log }: Services,
  { to, kind, isOnlyChannel }: { to: string; kind: PlanMessage; isOnlyChannel: boolean },
  { facts, wording }: ComposedNotification,
): Promise<void> {
  const { smsGateway, smsPlanTemplates } = config.messaging
  const registered = smsPlanTemplates[kind]
  if (smsGateway?.templateId && !registered) {
    const reason = `SMS_PLAN_TEMPLATES has no ${kind}`
    if (isOnlyChannel) throw new NotSentError(reason)
    log('warn', 'message not sent by SMS', { error: reason })
    throw new DropJob(reason)
  }
  const { language } = TITLES[config.publisher]
  const { brand, plan, amount, day, manage, reference } = facts
  const text = fill(registered?.text ?? wording.sms[language], {
    brand,
    plan,
    amount,
    reference,
    day: day[language],
    link: manage,
  })
  await sendSms({ to, text, ...(registered && { templateId: registered.id }) })
}
