import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { parseEnvironment } from '#store/store-config.ts'
import { httpSms } from './http-sms.ts'
import { MessagingEnvironment, messagingConfig } from './messaging-config.ts'
import { NotSentError, type SendSms } from './send.ts'

const message = { to: '+919876543210', otp: '012345', text: '"012345" ಒಟಿಪಿ & more\n@host #012345' }

interface GatewayRequest {
  method: string | undefined
  url: URL
  headers: Record<string, unknown>
  body: string
}

/** An SMS gateway on this machine that records its requests. */
async function startGateway(answer: RequestListener) {
  const requests: GatewayRequest[] = []
  const server = createServer(async (request, response) => {
    const body = (await request.setEncoding('utf8').toArray()).join('')
    const { method, headers } = request
    requests.push({ method, headers, body, url: new URL(request.url ?? '', 'http://gateway') })
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { requests, origin: `127.0.0.1:${port}` }
}

function smsBy(env: Record<string, string>, timeoutMs?: number): SendSms {
  const { smsGateway } = messagingConfig(parseEnvironment(MessagingEnvironment, env))
  if (!smsGateway) throw new Error('no gateway')
  return httpSms(smsGateway, timeoutMs)
}

const answering =
  (status: number, body: string, headers = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body)

const inJson = (origin: string) => ({
  SMS_URL: `http://${origin}/api/v5/flow`,
  SMS_HEADERS: '{"Authkey":"k3y-secret"}',
  SMS_BODY:
    '{"template_id":"{template_id}","sender":"{sender}","recipients":[{"mobiles":"91{mobile}","otp":"{otp}","text":"{text}"}]}',
  SMS_SUCCESS: '"type":\\s*"success"',
  SMS_SENDER: 'PAPERS',
  SMS_TEMPLATE_ID: '1107160000000012345',
})

const inQuery = (origin: string) => ({
  SMS_URL: `http://${origin}/GatewayAPI/rest?method=SendMessage&userid=2000&password=p%26ss&send_to={to}&msg={text}&mask={sender}&principalEntityId={entity_id}&dltTemplateId={template_id}`,
  SMS_METHOD: 'GET',
  SMS_SUCCESS: '^success',
  SMS_SENDER: 'PAPERS',
  SMS_ENTITY_ID: '1101',
  SMS_TEMPLATE_ID: '1107',
})

test('a gateway with a JSON body gets the escaped message and its key', async () => {
  const { requests, origin } = await startGateway(answering(200, '{"type": "success"}'))
  await smsBy(inJson(origin))(message)
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({
    method: 'POST',
    headers: { authkey: 'k3y-secret', 'content-type': 'application/json' },
  })
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
    template_id: '1107160000000012345',
    sender: 'PAPERS',
    recipients: [{ mobiles: '919876543210', otp: '012345', text: message.text }],
  })
})

test('a gateway with a query gets the escaped message', async () => {
  const { requests, origin } = await startGateway(answering(200, 'success | 919876543210 | 123'))
  await smsBy(inQuery(origin))(message)
  expect(requests[0]?.method).toBe('GET')
  expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual({
    method: 'SendMessage',
    userid: '2000',
    password: 'p&ss',
    send_to: '+919876543210',
    msg: message.text,
    mask: 'PAPERS',
    principalEntityId: '1101',
    dltTemplateId: '1107',
  })
})

test('a gateway with a form body gets the escaped message, and the password of its URL as authorisation', async () => {
  const { requests, origin } = await startGateway(answering(200, ''))
  await smsBy({
    SMS_URL: `http://key:t%40ken@${origin}/Sms/send`,
    SMS_BODY: 'To={to}&Body={text}',
  })(message)
  expect(requests[0]?.headers).toMatchObject({
    authorization: `Basic ${Buffer.from('key:t@ken').toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toEqual({
    To: '+919876543210',
    Body: message.text,
  })
})

test('a notice is sent with its own template id, and not sent without one', async () => {
  const { requests, origin } = await startGateway(answering(200, '{"type":"success"}'))
  const notice = { to: message.to, text: 'changed' }
  await expect(smsBy(inJson(origin))(notice)).rejects.toThrow('SMS_NOTICE_TEMPLATE_ID')
  expect(requests).toHaveLength(0)
  await smsBy({ ...inJson(origin), SMS_NOTICE_TEMPLATE_ID: '1108' })(notice)
  expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({ template_id: '1108' })
})

test('a notice provides the token of its link as a placeholder', async () => {
  const { requests, origin } = await startGateway(answering(200, ''))
  await smsBy({ SMS_URL: `http://${origin}/`, SMS_BODY: 'to={to}&text={text}&token={undo_token}' })(
    {
      to: message.to,
      text: 'changed',
      undoToken: 'abc-_',
    },
  )
  expect(new URLSearchParams(requests[0]?.body).get('token')).toBe('abc-_')
})

const ECHO = 'authentication failed 102 key k3y-secret to +919876543210 message 012345 or 012 345'

test.each([
  [
    'a refusal with the status 200',
    answering(200, ECHO),
    'refused with 200: authentication failed 102',
  ],
  [
    'a refusal with the status 500',
    answering(500, ECHO),
    'refused with 500: authentication failed 102',
  ],
  ['an empty answer', answering(204, ''), 'refused with 204'],
  [
    'a broken connection',
    ((_request, response) => response.destroy()) satisfies RequestListener,
    'did not answer: UND_ERR_SOCKET',
  ],
])('the error after %s contains no code, number or key', async (_what, answer, reason) => {
  const { origin } = await startGateway(answer)
  const error = await smsBy(inJson(origin))(message).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(NotSentError)
  expect(String(error)).toContain(reason)
  expect(String(error)).not.toMatch(/012|345|9876|43210|k3y|secret/)
})

test('a redirect is not followed', async () => {
  const elsewhere = await startGateway(answering(200, '{"type":"success"}'))
  const headers = { location: `http://${elsewhere.origin}/` }
  const { origin } = await startGateway(answering(307, '', headers))
  await expect(smsBy(inJson(origin))(message)).rejects.toThrow('refused with 307')
  expect(elsewhere.requests).toHaveLength(0)
})

test.each<[string, RequestListener]>([
  ['does not answer', () => {}],
  ['stops within its answer', (_request, response) => response.writeHead(200).write('{"type":')],
])('a gateway that %s times out', async (_what, answer) => {
  const { origin } = await startGateway(answer)
  await expect(smsBy(inJson(origin), 50)(message)).rejects.toThrow('did not answer: TimeoutError')
})

test('only the beginning of an endless answer is read', async () => {
  const { origin } = await startGateway((_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(1024)));
    }
    response.on('drain', more)
    more()
  })
  await expect(smsBy(inJson(origin))(message)).rejects.toThrow('refused with 200')
})

test('a refused connection is reported', async () => {
  const { origin } = await startGateway(answering(200, ''))
  const sms = smsBy(inJson(origin.replace(/\d+$/, '1')))
  await expect(sms(message)).rejects.toThrow(/did not answer: (ECONNREFUSED|Error|TypeError)/)
})
