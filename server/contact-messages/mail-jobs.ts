import { z } from 'zod'
import { contactMessageWith } from '#store/contact-messages.ts'
import type { JobHandlers } from '../jobs/job-handler.ts'
import { DropJob } from '../jobs/job-handler.ts'
import { contactMail } from './contact-mail.ts'

export const CONTACT_MAIL_JOB = 'contact-mail'

const Payload = z.object({ id: z.string() })

export const contactMailJobs: JobHandlers = {
  [CONTACT_MAIL_JOB]: async ({ db, config, sendMail }, payload) => {
    const message = await contactMessageWith(db, Payload.parse(payload))
    if (!message) throw new DropJob('the message was forgotten')
    await sendMail(contactMail(message, config))
  },
}
