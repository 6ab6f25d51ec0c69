import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A local SMS gateway that records the last code for each number. */
export async function startSmsGateway() {
  const codes = new Map<string, string>()
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost')
    codes.set(searchParams.get('to') ?? '', searchParams.get('otp') ?? '')
    response.end('accepted')
  })
  const port = await portOf(server.listen(0, '127.0.0.1'))
  return {
    codes,
    url: `http://127.0.0.1:${port}/?to={to}&otp={otp}`,
    stop: () => new Promise<unknown>((closed) => server.close(closed).closeAllConnections()),
  }
}

/** A local mail server that records its messages. */
export async function startMailServer() {
  const mails: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    logger: false,
    closeTimeout: 1,
    onData: async (stream, _session, done) => {
      mails.push(Buffer.concat(await stream.toArray()).toString())
      done()
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  const port = await portOf(server.server)
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((closed) => server.close(closed)),
  }
}

async function portOf(server: Server): Promise<number> {
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
