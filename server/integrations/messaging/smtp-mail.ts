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

const TOO_LATE = 'The mail server did not take it in time'

/** Sends through a mail server, over connections that are kept for a while. */
export function smtpMail(
  server: SmtpServer,
  timeoutMs = MAIL_TIMEOUT_MS,
): { sendMail: SendMail; close(): void } {
  const pool = createTransport(poolOptions(server.url, timeoutMs))
  const sendMail: SendMail = async (mail) => {
    const { id, to, subject, text, html, replyTo, attachments = [] } = mail
    if (!z.email().safeParse(to).success) throw new NotSentError('Not an e-mail address')
    const sending = pool.sendMail({
      from: server.from,
      // An object is taken as one address, where a string would be read as a list of them.
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
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    await inTime(sending, timeoutMs)
  }
  return { sendMail, close: () => pool.close() }
}

/** A hash, because an id may name a reader. */
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
    // What leaves the machine is encrypted for a server that proves its name, or not sent.
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

/** Each step has its own limit; this one holds for all of them, and for the wait in the queue. */
async function inTime(sending: Promise<unknown>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new NotSentError(TOO_LATE)), timeoutMs)
  })
  const refused = sending.catch((error: unknown) => {
    throw new NotSentError(`The mail server did not take it: ${codesOf(error)}`)
  })
  await Promise.race([refused, late]).finally(() => clearTimeout(timer))
}

/** The library's messages repeat addresses and what the server said of them; its codes do not. */
function codesOf(error: unknown): string {
  const { code, responseCode } = z
    .object({ code: z.string().optional(), responseCode: z.number().optional() })
    .catch({})
    .parse(error)
  return [code ?? 'unknown', responseCode].filter(Boolean).join(' ')
}
