import { expect, test } from 'vitest'
import { contactChangedMail, contactChangedSms } from './contact-changed-notice.ts'
import { codeMail, codeSms } from './send-code.ts'

const kannadaDaily = {
  publisher: 'PV',
  publicUrl: 'https://epaper.example:8443/',
  supportEmail: 'support@paper.example',
  messaging: {
    smsText: undefined,
    smsNoticeText: undefined,
    smsGateway: undefined,
    smsAccountTemplates: {},
  },
} as const
const englishDaily = { ...kannadaDaily, publisher: 'DH' } as const

const change = {
  contact: 'phone',
  at: new Date('2026-11-15T18:05:00+05:30'),
  undoToken: 'aaaaaaaaaaaaBBBBBBBBBBBBBBBB',
} as const
const LINK = `https://epaper.example:8443/auth/undo-change?token=${change.undoToken}`

test('an SMS with a code ends with the WebOTP line for this host', () => {
  const { text, otp } = codeSms(englishDaily, '012345')
  expect(text).toContain('012345 is your OTP for The Plateau Courier.')
  expect(text.split('\n').at(-1)).toBe('@epaper.example #012345')
  expect(otp).toBe('012345')
})

test('an SMS has the registered wording', () => {
  const messaging = {
    ...kannadaDaily.messaging,
    smsText: '{otp} is your Belakindi OTP',
    smsNoticeText: '{contact} changed. {days} days: {link} {support}',
  }
  expect(codeSms({ ...kannadaDaily, messaging }, '012345').text).toBe(
    '012345 is your Belakindi OTP',
  )
  expect(contactChangedSms({ ...kannadaDaily, messaging }, change)).toEqual({
    text: `mobile number changed. 7 days: ${LINK} support@paper.example`,
    undoToken: change.undoToken,
  })
})

test("an e-mail is in both languages, the title's first, and its first digits are the code", () => {
  const kannada = codeMail(kannadaDaily, '012345')
  expect(kannada.subject).toBe('ಬೆಳಕಿಂಡಿ: ನಿಮ್ಮ ಒಟಿಪಿ / Your OTP')
  expect(/\d+/.exec(kannada.text)?.[0]).toBe('012345')
  expect(kannada.html.match(/lang="\w+"/g)).toEqual(['lang="kn"', 'lang="kn"', 'lang="en"'])

  const english = codeMail(englishDaily, '012345')
  expect(english.subject).toBe('The Plateau Courier: Your OTP / ನಿಮ್ಮ ಒಟಿಪಿ')
  expect(/\d+/.exec(english.text)?.[0]).toBe('012345')
  expect(english.html.match(/lang="\w+"/g)).toEqual(['lang="en"', 'lang="en"', 'lang="kn"'])
})

test('an e-mail loads no external content, and its code can be selected', () => {
  const { html } = codeMail(kannadaDaily, '012345')
  expect(html).not.toMatch(/https?:|<(img|link|script|style|iframe)|url\(/)
  expect(html).toMatch(/user-select:all">012345</)
})

test('the notice to the old contact says what was changed, when, and how to undo it', () => {
  expect(contactChangedSms(englishDaily, change)).toEqual({
    text: `The mobile number of your account with The Plateau Courier was changed on 15 Nov 2026, 6:05 pm. If it was not you, undo it within 7 days: ${LINK}`,
    undoToken: change.undoToken,
  })
  const { subject, text, html } = contactChangedMail(kannadaDaily, { ...change, contact: 'email' })
  expect(subject).toContain('ನಿಮ್ಮ ಖಾತೆಯ ಇಮೇಲ್ ವಿಳಾಸವನ್ನು ಬದಲಾಯಿಸಲಾಗಿದೆ')
  expect(text).toContain('2026ರ ನವೆಂಬರ್ 15ರಂದು 18:05ಕ್ಕೆ')
  expect(text).toContain(
    'The email address of your account with ಬೆಳಕಿಂಡಿ was changed on 15 Nov 2026, 6:05 pm (IST).',
  )
  expect(text.match(/support@paper\.example/g)).toHaveLength(2)
  expect(text).toContain(`Undo the change: ${LINK}`)
  expect(text).toContain(`ಬದಲಾವಣೆ ರದ್ದುಮಾಡಿ: ${LINK}`)
  expect(html.split(`href="${LINK}"`)).toHaveLength(3)
})

test('values of the configuration are escaped in the HTML', () => {
  const { html } = contactChangedMail({ ...kannadaDaily, supportEmail: '"<b>&@x.example' }, change)
  expect(html).toContain('&quot;&lt;b&gt;&amp;@x.example')
})
