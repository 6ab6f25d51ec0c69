import { placeholdersIn } from './message-template.ts'
import { bodyType, FORM_TYPE, gatewayRequest, JSON_TYPE, type SmsGateway } from './sms-gateway.ts'

/** What an operator must put right before a message can go out. */
export function faultsIn(gateway: SmsGateway): string[] {
  const { url, body, method } = gateway
  const used = placeholdersIn(`${url} ${body ?? ''}`)
  return [
    ...(method === 'GET' && body !== undefined ? ['SMS_BODY cannot go with SMS_METHOD GET'] : []),
    ...eitherOf(used, 'to', 'mobile'),
    ...eitherOf(used, 'otp', 'text'),
    ...unset(gateway, used),
    ...(body === undefined ? [] : bodyFaults(gateway, body)),
  ]
}

function eitherOf(used: string[], one: string, other: string): string[] {
  if (used.includes(one) || used.includes(other)) return []
  return [`SMS_URL or SMS_BODY must have {${one}} or {${other}}`]
}

function unset({ sender, templateId, entityId }: SmsGateway, used: string[]): string[] {
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
  return staysJson(gateway) ? [] : ['SMS_BODY must be JSON with its placeholders inside quotes']
}

/** Tried with a code that is no number and a text that needs escapes. */
function staysJson(gateway: SmsGateway): boolean {
  const { body } = gatewayRequest(gateway, { to: '+919876543210', otp: '012345', text: '"\\\n' })
  try {
    JSON.parse(body ?? '')
    return true
  } catch {
    return false
  }
}
