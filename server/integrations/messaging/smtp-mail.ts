import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { isLoopback } from '../loopback.ts'
import { MAIL_TIMEOUT_MS, NotSentError, type SendMail } from './send.ts'

export interface SmtpServer {
  url: URL
  from: { name: string; address: string }
}

const MAX_CONNECTIONS = 10

const TOO_LATE = 'The mail server did not accept the e-mail in time'

/** Sends through a mail server, over pooled connections. */
export function smtpMail(
  server: SmtpServer,
  timeoutMs = MAIL_TIMEOUT_MS,
): { sendMail: SendMail; close(): void } {
  const pool = createTransport(poolOptions(server.url, timeoutMs))
  const sendMail: SendMail = async (mail) => {
    const { id, to, subject, text, html, replyTo, attachments = [], unsubscribeUrl } = mail
    if (!z.email().safeParse(to).success) throw new NotSentError('Not an e-mail address')
    const sending = pool.sendMail({
      from: server.from,
      // An object is one address; a string would be parsed as a list of addresses.
      to: { name: '', address: to },
      subject,
      text,
      html,
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      attachments: attachments.map(({ name, type, bytes }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(bytes),
      })),
      ...(id && { messageId: messageIdOf(id, server) }),
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl && {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    await inTime(sending, timeoutMs)
  }
  return { sendMail, close: () => pool.close() }
}

/** A hash, because the id may identify a reader. */
function messageIdOf(id: string, { from }: SmtpServer): string {
  const local = createHash('sha256').update(id).digest('hex').slice(0, 32)
  return `<${local}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`
}

function poolOptions(url: URL, timeoutMs: number) {
  const secure = url.protocol === 'smtps:'
  return {
    pool: true as const,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    // Connections to other machines must be encrypted, with a valid certificate.
    requireTLS: !secure && !isLoopback(url),
    tls: { rejectUnauthorized: !isLoopback(url) },
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    maxConnections: MAX_CONNECTIONS,
    maxRequeues: 1,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  }
}

/** Limits the total time: each step has its own timeout, but the wait for a connection has none. */
async function inTime(sending: Promise<unknown>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new NotSentError(TOO_LATE)), timeoutMs)
  })
  const refused = sending.catch((error: unknown) => {
    throw new NotSentError(`The mail server did not accept the e-mail: ${codesOf(error)}`)
  })
  await Promise.race([refused, timeout]).finally(() => clearTimeout(timer))
}

/** Only codes, because the library's messages contain addresses. */
function codesOf(error: unknown): string {
  const { code, responseCode } = z
    .object({ code: z.string().optional(), responseCode: z.number().optional() })
    .catch({})
    .parse(error)
  return [code ?? 'unknown', responseCode].filter(Boolean).join(' ')
}
