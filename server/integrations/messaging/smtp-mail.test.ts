import { once } from 'node:events'
import { createServer } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { parseEnvironment } from '#store/store-config.ts'
import { MessagingEnvironment, messagingConfig } from './messaging-config.ts'
import { NotSentError } from './send.ts'
import { smtpMail } from './smtp-mail.ts'

const mail = {
  to: 'asha@example.com',
  subject: 'ಬೆಳಕಿಂಡಿ: ನಿಮ್ಮ ಒಟಿಪಿ',
  text: 'ಒಟಿಪಿ: 012345',
  html: '<p lang="kn">ಒಟಿಪಿ: <b>012345</b></p>',
}

interface ReceivedMail {
  from: string
  to: string[]
  user: string | undefined
  lines: string
}

/** A mail server on this machine that records what it receives. */
async function startMailServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    // The tests have no certificate, and connections on this machine do not need one.
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    logger: false,
    closeTimeout: 1,
    ...options,
    onData: async (stream, { envelope, user }, done) => {
      const lines = Buffer.concat(await stream.toArray()).toString()
      const { mailFrom, rcptTo } = envelope
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        user: user === undefined ? undefined : String(user),
        lines,
      })
      done()
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((closed) => server.close(closed)))
  return { received, host: `127.0.0.1:${portOf(server.server.address())}` }
}

const portOf = (address: unknown) =>
  typeof address === 'object' && address && 'port' in address ? address.port : 0

function mailBy(url: string, timeoutMs?: number) {
  const env = { SMTP_URL: url, MAIL_FROM: 'ಬೆಳಕಿಂಡಿ <noreply@paper.example>' }
  const { smtp } = messagingConfig(parseEnvironment(MessagingEnvironment, env))
  if (!smtp) throw new Error('no mail server')
  const opened = smtpMail(smtp, timeoutMs)
  onTestFinished(opened.close)
  return opened.sendMail
}

const refusing = (reply: string, responseCode: number) =>
  Object.assign(new Error(reply), { responseCode })

const withPassword: SMTPServerOptions = {
  authOptional: false,
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) =>
    password === 'p@ss/word' ? done(null, { user: username }) : done(refusing('Bad secret', 535)),
}

test('an e-mail has the Reply-To that it is given, and no other recipient', async () => {
  const { received, host } = await startMailServer()
  await mailBy(`smtp://${host}`)({ ...mail, replyTo: 'kavya@example.com' })
  await mailBy(`smtp://${host}`)(mail)

  expect(received[0]?.lines).toMatch(/^Reply-To: kavya@example\.com\r?$/m)
  expect(received[0]?.to).toEqual(['asha@example.com'])
  expect(received[1]?.lines).not.toMatch(/^Reply-To:/m)
})

test('an e-mail that can be stopped has the headers of one-click unsubscribing', async () => {
  const { received, host } = await startMailServer()
  await mailBy(`smtp://${host}`)({ ...mail, unsubscribeUrl: 'https://paper.example/stop/abc' })

  expect(received[0]?.lines).toMatch(
    /^List-Unsubscribe: <https:\/\/paper\.example\/stop\/abc>\r?$/m,
  )
  expect(received[0]?.lines).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
})

test('an e-mail arrives once as text and HTML, with the sender and the login', async () => {
  const { received, host } = await startMailServer(withPassword)
  await mailBy(`smtp://reader%40x:p%40ss%2Fword@${host}`)(mail)
  expect(received).toHaveLength(1)
  const [{ lines, ...envelope } = { lines: '' }] = received
  expect(envelope).toEqual({
    from: 'noreply@paper.example',
    to: ['asha@example.com'],
    user: 'reader@x',
  })
  expect(lines).toContain('Content-Type: multipart/alternative')
  expect(lines).toMatch(/^To: asha@example\.com\r$/m)
  expect(lines).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(parts(lines)).toEqual([mail.text, mail.html])
})

test('an e-mail that is sent again has the same Message-ID, and other e-mails have others', async () => {
  const { received, host } = await startMailServer()
  const sendMail = mailBy(`smtp://${host}`)
  for (const id of ['receipt:1', 'receipt:1', 'receipt:2']) await sendMail({ ...mail, id })

  const ids = received.map(
    ({ lines }) => /^Message-ID: (<[0-9a-f]{32}@paper\.example>)\r$/m.exec(lines)?.[1],
  )
  expect(ids[0]).toBeDefined()
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

test('an attachment arrives unchanged with its name', async () => {
  const { received, host } = await startMailServer()
  const bytes = Buffer.from('%PDF-1.7 \u0cb0\u0cc2\r\n.\r\n%%EOF')
  const attachments = [{ name: 'PV-2627-0000001.pdf', type: 'application/pdf', bytes }]
  await mailBy(`smtp://${host}`)({ ...mail, attachments })

  const lines = received[0]?.lines ?? ''
  const [, encoded = ''] =
    /Content-Type: application\/pdf; name=PV-2627-0000001\.pdf[\s\S]*?\r\n\r\n([^-]+)/.exec(
      lines,
    ) ?? []
  expect(Buffer.from(encoded, 'base64')).toEqual(bytes)
  expect(lines).toContain('Content-Disposition: attachment; filename=PV-2627-0000001.pdf')
})

/** The decoded parts of a message. */
function parts(lines: string): string[] {
  const boundary = /boundary="([^"]+)"/.exec(lines)?.[1]
  return lines
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = '', ...body] = part.split('\r\n\r\n')
      const encoded = body.join('\r\n\r\n').trim()
      if (/base64/.test(head)) return Buffer.from(encoded, 'base64').toString().trim()
      const bytes = encoded
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
      return Buffer.from(bytes, 'latin1').toString().trim()
    })
}

test('several e-mails share a connection', async () => {
  let connections = 0
  const { received, host } = await startMailServer({
    onConnect: (_session, done) => {
      connections++
      done()
    },
  })
  const sendMail = mailBy(`smtp://${host}`)
  for (const to of ['a@example.com', 'b@example.com', 'c@example.com']) {
    await sendMail({ ...mail, to })
  }
  expect([received.length, connections]).toEqual([3, 1])
})

test.each<[string, SMTPServerOptions, string, string]>([
  ['a wrong password', withPassword, 'reader:wrong@', 'EAUTH 535'],
  [
    'a refused recipient',
    { onRcptTo: (_to, _session, done) => done(refusing('asha@example.com unknown', 550)) },
    '',
    'EENVELOPE 550',
  ],
])('the error after %s contains only codes', async (_what, options, credentials, codes) => {
  const { received, host } = await startMailServer(options)
  const error = await mailBy(`smtp://${credentials}${host}`)(mail).catch(
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(NotSentError)
  expect(String(error)).toContain(`did not accept the e-mail: ${codes}`)
  expect(String(error)).not.toMatch(/asha|012345|wrong|reader|unknown/)
  expect(received).toEqual([])
})

test('a mail server that does not greet times out', async () => {
  const silent = createServer((socket) => socket.on('error', () => {}))
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const sendMail = mailBy(`smtp://127.0.0.1:${portOf(silent.address())}`, 50)
  await expect(sendMail(mail)).rejects.toThrow(/in time|ETIMEDOUT/)
})

test('a mail server that hangs during an e-mail times out, and the next e-mail is sent', async () => {
  let hang = true
  const { received, host } = await startMailServer({
    onRcptTo: (_to, _session, done) => {
      if (!hang) done()
    },
  })
  const sendMail = mailBy(`smtp://${host}`, 300)
  await expect(sendMail(mail)).rejects.toThrow(/in time|ETIMEDOUT/)
  hang = false
  const sent = () => sendMail(mail).then(() => received.length)
  await expect.poll(sent).toBeGreaterThan(0)
})

test.each([
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com, b@example.com',
  'Asha <a@example.com>',
  'a@example.com>\r\nRCPT TO:<b@example.com',
  '',
])('%j is refused as a recipient', async (to) => {
  const { received, host } = await startMailServer()
  await expect(mailBy(`smtp://${host}`)({ ...mail, to })).rejects.toThrow('Not an e-mail address')
  expect(received).toEqual([])
})

test('a subject cannot add a header', async () => {
  const { received, host } = await startMailServer()
  await mailBy(`smtp://${host}`)({ ...mail, subject: 'OTP\r\nBcc: b@example.com\r\n\r\nbody' })
  expect(received[0]?.to).toEqual(['asha@example.com'])
  expect(received[0]?.lines).not.toMatch(/^Bcc:/m)
  expect(received[0]?.lines).toMatch(/^Subject: OTP Bcc: b@example\.com +body\r$/m)
})

test.each<[string, SMTPServerOptions, string]>([
  ['offers no encryption', {}, 'ETLS'],
  ['signed its own certificate', { disabledCommands: [] }, 'ESOCKET'],
])('no e-mail is sent to a server on another machine that %s', async (_what, options, code) => {
  const { received, host } = await startMailServer(options)
  // The same server at an address that does not count as loopback.
  const sendMail = mailBy(`smtp://${host.replace('127.0.0.1', '0.0.0.0')}`)
  await expect(sendMail(mail)).rejects.toThrow(`did not accept the e-mail: ${code}`)
  expect(received).toEqual([])
})

test('on this machine a self-signed certificate is accepted', async () => {
  let secure = false
  const { received, host } = await startMailServer({
    disabledCommands: [],
    onMailFrom: (_from, session, done) => {
      secure = session.secure
      done()
    },
  })
  await mailBy(`smtp://${host}`)(mail)
  expect([received.length, secure]).toEqual([1, true])
})
