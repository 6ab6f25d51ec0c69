import { NotSentError, type SendSms, SMS_TIMEOUT_MS } from './send.ts'
import { type GatewayRequest, gatewayRequest, type SmsGateway } from './sms-gateway.ts'

/** Answers are a line or two; the rest of a longer one is not read. */
const MAX_ANSWER_BYTES = 64 * 1024

export function httpSms(gateway: SmsGateway, timeoutMs = SMS_TIMEOUT_MS): SendSms {
  return async (message) => {
    const isNotice = message.otp === undefined && message.templateId === undefined
    if (isNotice && gateway.templateId && !gateway.noticeTemplateId) {
      throw new NotSentError('Notices have no registered text: SMS_NOTICE_TEMPLATE_ID is unset')
    }
    const request = gatewayRequest(gateway, message)
    const { ok, status, answer } = await ask(request, timeoutMs)
    if (!ok || (gateway.success && !gateway.success.test(answer))) {
      const reason = withoutEchoedWords(answer, request, gateway)
      throw new NotSentError(`The SMS gateway refused with ${status}: ${reason}`)
    }
  }
}

async function ask({ url, ...request }: GatewayRequest, timeoutMs: number) {
  try {
    const response = await fetch(url, {
      ...request,
      // A redirect must not send the code and the credentials to another host.
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

/** Only the error code, because the message may contain the URL with its password. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause, name } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : name
}

/** The gateway's answer without words of our request, which may be secret or personal. */
function withoutEchoedWords(answer: string, request: GatewayRequest, gateway: SmsGateway): string {
  const sent = [gateway.url, request.url, request.body, JSON.stringify(request.headers)]
    .join(' ')
    .toLowerCase()
  const words = answer.slice(0, 500).match(/[a-z]{2,20}|(?<!\d)\d{3}(?!\d)/gi) ?? []
  return words.filter((word) => !sent.includes(word.toLowerCase())).join(' ')
}
