import { once } from 'node:events'
import { createServer } from 'node:http'

const CODE = /\b\d{6}\b/

/** A local SMS gateway that knows the last code for each number. */
export async function startSmsGateway() {
  const codes = new Map<string, string>()
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://gateway')
    const code = CODE.exec(searchParams.get('text') ?? '')?.[0]
    if (code) codes.set(searchParams.get('to') ?? '', code)
    response.end('accepted')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    address: `http://127.0.0.1:${port}/?to={to}&text={text}`,
    codeFor: (number: string) => codes.get(number),
    stop: () => {
      server.close()
    },
  }
}
