import { z } from 'zod'
import { EmailAddress } from '#contract/contact-details.ts'
import { PublisherCode } from '#contract/publisher.ts'
import { TITLES } from '#contract/titles.ts'
import { contactMessageWith, type StoredContactMessage } from '#store/contact-messages.ts'
import type { Config } from '../config.ts'
import type { Mail } from '../integrations/messaging/send.ts'
import { DropJob, type JobHandlers } from '../jobs/job-handler.ts'
import { servicesOfTitle } from '../titles/titles.ts'
import { element } from '../web-app/html.ts'

/** The e-mail to the publisher's support. A reply goes to the sender if they gave an e-mail address. */
function contactMail(
  { reference, name, contact, subject, message, reader_id }: StoredContactMessage,
  { publisher, supportEmail }: Pick<Config, 'publisher' | 'supportEmail'>,
): Mail {
  const head = [
    `Reference: ${reference}`,
    `From: ${name}`,
    `Answer to: ${contact}`,
    `Signed in: ${reader_id ? `yes, reader ${reader_id}` : 'no'}`,
    `Subject: ${subject}`,
  ]
  const paragraphs = message.split(/\n{2,}/)
  const replyTo = EmailAddress.safeParse(contact).data
  return {
    to: supportEmail,
    subject: `${TITLES[publisher].name} ${reference}: ${subject}`,
    text: [...head, '', message].join('\n'),
    html: [
      '<!doctype html><meta charset="utf-8">',
      ...[...head, ...paragraphs].map((line) => element('p', line)),
    ].join('\n'),
    ...(replyTo && { replyTo }),
  }
}

export const CONTACT_MAIL_JOB = 'contact-mail'

const Payload = z.object({ id: z.string() })

export const contactMailJobs: JobHandlers = {
  [CONTACT_MAIL_JOB]: async (services, payload) => {
    const message = await contactMessageWith(services.db, Payload.parse(payload))
    if (!message) throw new DropJob('the contact message was deleted')
    const { sendMail, config } = servicesOfTitle(services, PublisherCode.parse(message.publisher))
    await sendMail(contactMail(message, config))
  },
}
