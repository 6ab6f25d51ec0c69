import { MOBILE_LENGTH } from '#contract/contact-details.ts'
import { escapeJson, fill, placeholdersIn } from './message-template.ts'
import type { SmsMessage } from './send.ts'

/** The HTTP API of an SMS gateway. URL and body are templates. */
export interface SmsGateway {
  url: string
  method: 'GET' | 'POST'
  /** Names are in lower case. */
  headers: Record<string, string>
  body: string | undefined
  /** Matches the answer if the message was accepted. */
  success: RegExp | undefined
  sender: string | undefined
  entityId: string | undefined
  templateId: string | undefined
  /** The template for messages without a code. */
  noticeTemplateId: string | undefined
}

export interface GatewayRequest {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body: string | null
}

export const GATEWAY_PLACEHOLDERS = [
  'to',
  'mobile',
  'otp',
  'undo_token',
  'text',
  'sender',
  'template_id',
  'entity_id',
] as const
type Values = Record<(typeof GATEWAY_PLACEHOLDERS)[number], string>

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

export function gatewayRequest(gateway: SmsGateway, message: SmsMessage): GatewayRequest {
  const values = valuesFor(gateway, message)
  const url = new URL(fill(gateway.url, values, encodeURIComponent))
  const headers = { ...authorisationIn(url), ...gateway.headers }
  // fetch refuses URLs that contain a password.
  url.username = ''
  url.password = ''
  const { body, method } = gateway
  if (body === undefined) return { url: url.href, method, headers, body: null }
  const type = bodyType(gateway, body)
  const escaped = type.startsWith(JSON_TYPE) ? escapeJson : encodeURIComponent
  return {
    url: url.href,
    method,
    headers: { ...headers, 'content-type': type },
    body: fill(body, values, escaped),
  }
}

function bodyType({ headers }: SmsGateway, body: string): string {
  return headers['content-type'] ?? (/^\s*[[{]/.test(body) ? JSON_TYPE : FORM_TYPE)
}

function valuesFor(gateway: SmsGateway, { to, text, otp, ...message }: SmsMessage): Values {
  const shared = otp === undefined ? gateway.noticeTemplateId : gateway.templateId
  const templateId = message.templateId ?? shared
  return {
    to,
    mobile: to.slice(-MOBILE_LENGTH),
    otp: otp ?? '',
    undo_token: message.undoToken ?? '',
    text,
    sender: gateway.sender ?? '',
    template_id: templateId ?? '',
    entity_id: gateway.entityId ?? '',
  }
}

function authorisationIn(url: URL): Record<string, string> {
  if (!url.username) return {}
  const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
}

/** Mistakes in the configuration that an operator must correct. */
export function faultsIn(gateway: SmsGateway): string[] {
  const { url, body, method } = gateway
  const used = placeholdersIn(`${url} ${body ?? ''}`)
  return [
    ...(method === 'GET' && body !== undefined ? ['SMS_BODY cannot go with SMS_METHOD GET'] : []),
    ...missingPlaceholder(used, 'to', 'mobile'),
    ...missingPlaceholder(used, 'otp', 'text'),
    ...missingVariables(gateway, used),
    ...(body === undefined ? [] : bodyFaults(gateway, body)),
  ]
}

function missingPlaceholder(used: string[], one: string, other: string): string[] {
  if (used.includes(one) || used.includes(other)) return []
  return [`SMS_URL or SMS_BODY must have {${one}} or {${other}}`]
}

function missingVariables({ sender, templateId, entityId }: SmsGateway, used: string[]): string[] {
  const values = { sender, template_id: templateId, entity_id: entityId }
  return Object.entries(values)
    .filter(([name, value]) => used.includes(name) && !value)
    .map(([name]) => `for {${name}}, SMS_${name.toUpperCase()} must be set too`)
}

function bodyFaults(gateway: SmsGateway, body: string): string[] {
  const type = bodyType(gateway, body)
  if (type.startsWith(FORM_TYPE)) return []
  if (!type.startsWith(JSON_TYPE)) {
    return [`SMS_HEADERS must have ${JSON_TYPE} or ${FORM_TYPE} as content-type`]
  }
  return isJsonWhenFilled(gateway)
    ? []
    : ['SMS_BODY must be JSON with its placeholders inside quotes']
}

/** Tests with a code that is not a JSON number and a text that needs escapes. */
function isJsonWhenFilled(gateway: SmsGateway): boolean {
  const { body } = gatewayRequest(gateway, { to: '+919876543210', otp: '012345', text: '"\\\n' })
  try {
    JSON.parse(body ?? '')
    return true
  } catch {
    return false
  }
}
