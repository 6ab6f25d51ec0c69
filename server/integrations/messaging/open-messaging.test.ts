import { expect, test } from 'vitest'
import { parseEnvironment, StartError } from '#store/store-config.ts'
import {
  createInbox,
  HANGING_ADDRESS,
  HANGING_NUMBER,
  inboxMail,
  inboxSms,
  REFUSED_ADDRESS,
  REFUSED_NUMBER,
} from './inbox.ts'
import { MessagingEnvironment, messagingConfig } from './messaging-config.ts'
import { openMessaging } from './open-messaging.ts'
import { NotSentError } from './send.ts'

const clock = { now: () => new Date('2026-11-15T06:30:00Z') }
const at = '2026-11-15T06:30:00.000Z'
const sms = { to: '+919876543210', text: 'OTP 012345', otp: '012345' }
const mail = { to: 'asha@example.com', subject: 'OTP', text: 'OTP 012345', html: '<p>012345</p>' }

const open = (env: Record<string, string>, inbox = createInbox()) =>
  openMessaging({
    config: messagingConfig(parseEnvironment(MessagingEnvironment, env)),
    inbox,
    clock,
  })

test('without configuration, SMS and e-mails are delivered to the inbox', async () => {
  const inbox = createInbox()
  const { sendSms, sendMail } = open({}, inbox)
  await sendSms(sms)
  await sendMail(mail)
  expect(inbox.messages()).toEqual([
    { to: mail.to, channel: 'email', subject: 'OTP', text: mail.text, at },
    { to: sms.to, channel: 'sms', text: sms.text, at },
  ])
})

test('with configuration, SMS and e-mails are sent and not put into the inbox', async () => {
  const inbox = createInbox()
  const { sendSms, sendMail, closeMessaging } = open(
    {
      SMS_URL: 'http://127.0.0.1:1/?{to}{otp}',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'noreply@paper.example',
    },
    inbox,
  )
  await expect(sendSms(sms)).rejects.toThrow(NotSentError)
  await expect(sendMail(mail)).rejects.toThrow('did not accept the e-mail: ESOCKET')
  closeMessaging()
  expect(inbox.messages()).toEqual([])
})

test('without an inbox and configuration, messaging does not start', () => {
  const config = messagingConfig(parseEnvironment(MessagingEnvironment, {}))
  expect(() => openMessaging({ config, inbox: undefined, clock })).toThrow(StartError)
})

test('the stand-ins fail for one contact and hang for another', async () => {
  const inbox = createInbox()
  const sendSms = inboxSms(inbox, clock, 1)
  const sendMail = inboxMail(inbox, clock, 1)
  await expect(sendSms({ ...sms, to: REFUSED_NUMBER })).rejects.toThrow('refused')
  await expect(sendSms({ ...sms, to: HANGING_NUMBER })).rejects.toThrow('in time')
  await expect(sendMail({ ...mail, to: REFUSED_ADDRESS })).rejects.toThrow('refused')
  await expect(sendMail({ ...mail, to: HANGING_ADDRESS })).rejects.toThrow('in time')
  expect(inbox.messages()).toEqual([])
})
