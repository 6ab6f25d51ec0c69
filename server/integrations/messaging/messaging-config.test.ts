import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parseEnvironment, StartError } from '#store/store-config.ts'
import { MessagingEnvironment, messagingConfig, missingInProduction } from './messaging-config.ts'

const read = (env: NodeJS.ProcessEnv) =>
  messagingConfig(parseEnvironment(MessagingEnvironment, env))

const GATEWAY = { SMS_URL: 'https://sms.example/send?to={to}&text={text}' }

test('without any variable set, stand-ins are used and the daily limit is the default', () => {
  expect(read({})).toEqual({
    smtp: undefined,
    smsGateway: undefined,
    smsText: undefined,
    smsNoticeText: undefined,
    smsPlanTemplates: {},
    smsAccountTemplates: {},
    smsDailyLimit: 5000,
  })
})

test('the sender of mails is an address, or a name and an address', () => {
  const from = (MAIL_FROM: string) =>
    read({ SMTP_URL: 'smtps://mail.example', MAIL_FROM }).smtp?.from
  expect(from('noreply@paper.example')).toEqual({ name: '', address: 'noreply@paper.example' })
  expect(from('ಬೆಳಕಿಂಡಿ, ಮೈಸೂರು <noreply@paper.example>')).toEqual({
    name: 'ಬೆಳಕಿಂಡಿ, ಮೈಸೂರು',
    address: 'noreply@paper.example',
  })
})

test('a text may have several lines', () => {
  expect(read({ SMS_TEXT: 'OTP {otp}\\n@{host} #{otp}' }).smsText).toBe('OTP {otp}\n@{host} #{otp}')
})

test('production requires a mail server and an SMS gateway', () => {
  const missing = (env: Record<string, string>) =>
    missingInProduction(parseEnvironment(MessagingEnvironment, env))
  expect(missing({})).toEqual(['SMTP_URL', 'SMS_URL'])
  expect(missing({ ...GATEWAY, SMTP_URL: 'smtps://mail.example' })).toEqual([])
})

test('every example of docs/operate/messaging.md is valid', () => {
  const page = readFileSync(new URL('../../../docs/operate/messaging.md', import.meta.url), 'utf8')
  const examples = Array.from(page.matchAll(/```\n([^`]+)```/g), ([, lines = '']) => lines.trim())
  const configs = examples.map((lines) => read(parseEnv(lines)))
  const addresses = configs.flatMap(({ smsGateway, smtp }) => smsGateway?.url ?? smtp?.url ?? [])
  expect(addresses.map((address) => new URL(address).host)).toEqual([
    'control.msg91.com',
    'enterprise.smsgupshup.com',
    'api.in.exotel.com',
    'email-smtp.ap-south-1.amazonaws.com',
  ])
})

test.each([
  [{ SMTP_URL: 'mail.example:25' }, 'SMTP_URL must be a smtp:// or smtps:// address'],
  [{ SMTP_URL: 'smtp://mail.example?tls.rejectUnauthorized=false' }, 'SMTP_URL must be a smtp'],
  [{ SMTP_URL: 'smtp://user:50%@mail.example' }, 'SMTP_URL must be a smtp'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'for SMTP_URL, MAIL_FROM must be set too'],
  [{ MAIL_FROM: 'The Paper' }, 'MAIL_FROM must be an address or name <address>'],
  [{ MAIL_FROM: 'The Paper\r\nBcc: <a@example.com>' }, 'MAIL_FROM must be an address'],
  [{ SMS_URL: 'sms.example/{to}{otp}' }, 'SMS_URL must be an https:// address'],
  [{ SMS_URL: 'http://sms.example/{to}{otp}' }, 'SMS_URL must be an https:// address'],
  [{ SMS_URL: 'https://{to}.example/{otp}' }, 'SMS_URL must be an https:// address with no place'],
  [{ SMS_URL: 'https://sms.example/?{to}{code}' }, 'SMS_URL has {code}, which is none of {to} '],
  [{ SMS_URL: 'https://sms.example/?{constructor}' }, 'SMS_URL has {constructor}'],
  [{ SMS_URL: 'https://sms.example/?{to}' }, 'SMS_URL or SMS_BODY must have {otp} or {text}'],
  [{ SMS_URL: 'https://sms.example/?{otp}' }, 'SMS_URL or SMS_BODY must have {to} or {mobile}'],
  [{ SMS_URL: `${GATEWAY.SMS_URL}{sender}` }, 'for {sender}, SMS_SENDER must be set too'],
  [{ SMS_URL: `${GATEWAY.SMS_URL}{entity_id}` }, 'for {entity_id}, SMS_ENTITY_ID must be set too'],
  [{ ...GATEWAY, SMS_METHOD: 'PUT' }, 'SMS_METHOD must be GET or POST'],
  [{ ...GATEWAY, SMS_METHOD: 'GET', SMS_BODY: 'a=b' }, 'SMS_BODY cannot go with SMS_METHOD GET'],
  [{ ...GATEWAY, SMS_BODY: '{"otp":"{otp}"' }, 'SMS_BODY must be JSON with its placeholders'],
  [{ ...GATEWAY, SMS_BODY: '{"otp":{otp}}' }, 'SMS_BODY must be JSON with its placeholders'],
  [
    { ...GATEWAY, SMS_BODY: '<to>{to}</to>', SMS_HEADERS: '{"Content-Type":"text/xml"}' },
    'SMS_HEADERS must have application/json or application/x-www-form-urlencoded as content-type',
  ],
  [{ SMS_HEADERS: 'authkey: k3y' }, 'SMS_HEADERS must be JSON such as {"authkey":"secret"}'],
  [{ SMS_HEADERS: '["k3y"]' }, 'SMS_HEADERS must be JSON such as {"authkey":"secret"}'],
  [{ SMS_HEADERS: '{"a":1}' }, 'SMS_HEADERS must be JSON such as {"authkey":"secret"}'],
  [{ SMS_HEADERS: '{"a b":"k3y"}' }, 'SMS_HEADERS must be JSON such as {"authkey":"secret"}'],
  [
    { SMS_HEADERS: '{"a":"k3y\\r\\nb: c"}' },
    'SMS_HEADERS must be JSON such as {"authkey":"secret"}',
  ],
  [{ SMS_SUCCESS: '(' }, 'SMS_SUCCESS must be a regular expression'],
  [{ SMS_TEXT: 'Your OTP' }, 'SMS_TEXT must have {otp}'],
  [{ SMS_TEXT: '{#var#} is your OTP, {otp}' }, 'SMS_TEXT has {#var#}, which is none of {otp} '],
  [{ SMS_NOTICE_TEXT: '{otp}' }, 'SMS_NOTICE_TEXT has {otp}'],
  [{ SMS_DAILY_LIMIT: '-1' }, 'SMS_DAILY_LIMIT must not be negative'],
])('%j is refused with a message of one line', (env, message) => {
  const reading = () => read(env)
  expect(reading).toThrow(StartError)
  expect(reading).toThrow(message)
  expect(reading).not.toThrow(/\n|k3y/)
})
