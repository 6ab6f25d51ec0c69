import { NotSentError, type SendSms, SMS_TIMEOUT_MS } from './send.ts'
import { type GatewayRequest, gatewayRequest, type SmsGateway } from './sms-gateway.ts'

/** A gateway answers with a line or two; no more than this is read. */
const MAX_ANSWER_BYTES = 64 * 1024

export function httpSms(gateway: SmsGateway, timeoutMs = SMS_TIMEOUT_MS): SendSms {
  return async (message) => {
    const isNotice = message.otp === undefined && message.templateId === undefined
    if (isNotice && gateway.templateId && !gateway.noticeTemplateId) {
      throw new NotSentError('Notices have no registered wording: SMS_NOTICE_TEMPLATE_ID is unset')
    }
    const request = gatewayRequest(gateway, message)
    const { ok, status, answer } = await ask(request, timeoutMs)
    if (!ok || (gateway.success && !gateway.success.test(answer))) {
      const said = wordsNotEchoed(answer, request, gateway)
      throw new NotSentError(`The SMS gateway refused with ${status}: ${said}`)
    }
  }
}

async function ask({ url, ...request }: GatewayRequest, timeoutMs: number) {
  try {
    const response = await fetch(url, {
      ...request,
      // Another host must see neither the code nor the credentials.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { ok: response.ok, status: response.status, answer: await beginningOf(response) }
  } catch (error) {
    throw new NotSentError(`The SMS gateway did not answer: ${codeOf(error)}`)
  }
}

async function beginningOf({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let size = 0; reader && size < MAX_ANSWER_BYTES; ) {
    const { value, done } = await reader.read()
    if (done) return text
    size += value.length
    text += decoder.decode(value, { stream: true })
  }
  await reader?.cancel()
  return text
}

/** Only codes: the message of a failed request may repeat its address, and with it the password. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause, name } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : name
}

/** What the gateway says, apart from every word that it may only repeat. */
function wordsNotEchoed(answer: string, request: GatewayRequest, gateway: SmsGateway): string {
  const sent = [gateway.url, request.url, request.body, JSON.stringify(request.headers)]
    .join(' ')
    .toLowerCase()
  const words = answer.slice(0, 500).match(/[a-z]{2,20}|(?<!\d)\d{3}(?!\d)/gi) ?? []
  return words.filter((word) => !sent.includes(word.toLowerCase())).join(' ')
}
