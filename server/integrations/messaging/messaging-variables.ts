import { z } from 'zod'
import { isLoopback } from '../loopback.ts'
import { placeholdersIn } from './message-template.ts'

const HEADERS = 'must be JSON such as {"authkey":"secret"}'

export const SmtpUrl = z
  .string()
  .refine(isSmtpUrl, 'must be a smtp:// or smtps:// address')
  .transform((text) => new URL(text))

/** `address`, or `name <address>`. */
export const MailFrom = z
  .string()
  .transform((text) => {
    const [, name = '', address = text] = /^([^<>"\r\n]*)<([^<>]*)>$/.exec(text) ?? []
    return { name: name.trim(), address }
  })
  .pipe(z.object({ name: z.string(), address: z.email('must be an address or name <address>') }))

export const Headers = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue(HEADERS)
      return z.NEVER
    }
  })
  .pipe(
    z.record(
      z.string().regex(/^[\w-]+$/),
      z.string(HEADERS).regex(/^[\x20-\x7e]*$/, HEADERS),
      HEADERS,
    ),
  )
  .transform((headers) =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  )

export const Pattern = z.string().transform((text, context) => {
  try {
    return new RegExp(text)
  } catch {
    context.addIssue('must be a regular expression')
    return z.NEVER
  }
})

export function templateWith(names: readonly string[]) {
  return z.string().superRefine((text, context) => {
    const unknown = placeholdersIn(text).filter((name) => !names.includes(name))
    // The placeholder of registered (DLT) templates, which operators may copy by mistake.
    if (text.includes('{#')) unknown.push('#var#')
    if (unknown.length === 0) return
    const allowed = names.map((name) => `{${name}}`).join(' ')
    context.addIssue(`has {${unknown[0]}}, which is none of ${allowed}`)
  })
}

/** A text for readers. `\n` starts a new line, because few environment files can contain a real one. */
export function wordingWith(names: readonly string[]) {
  return templateWith(names).transform((text) => text.replaceAll('\\n', '\n'))
}

/** Codes may be sent only encrypted, and to a host without placeholders. */
export function isGatewayUrl(template: string): boolean {
  const origin = /^https?:\/\/[^/?#{}]+/.exec(template)?.[0]
  if (origin === undefined || !URL.canParse(origin) || !canDecode(origin)) return false
  const url = new URL(origin)
  return url.protocol === 'https:' || isLoopback(url)
}

function isSmtpUrl(text: string): boolean {
  if (!URL.canParse(text) || !canDecode(text)) return false
  const { protocol, hostname, search } = new URL(text)
  return /^smtps?:$/.test(protocol) && hostname !== '' && search === ''
}

/** False for a password with an unescaped %. */
function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
