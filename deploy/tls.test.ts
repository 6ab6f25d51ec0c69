// @module-tag slow: starts nginx, PostgreSQL or several servers.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect as connectHttp2 } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ConnectionOptions, connect } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { emptyAppFolder } from '#server/http/program-testing.ts'
import { startServer } from '#server/http/start-server.ts'
import { createTestServer, PRODUCTION } from '#server/testing.ts'
import { freePort } from '#test-support/free-port.ts'
import { startNginx } from '#test-support/nginx.ts'

const SITE = 'epaper.example'

/** nginx with `tls.conf`, `redirect.conf` and a certificate of a local authority. */
async function startTlsSite({ node }: { node: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-tls-'))
  execFileSync('sh', ['deploy/local-authority.sh', SITE, folder], { stdio: 'ignore' })
  const httpPort = await freePort()
  const onThisMachine = (file: string, port: number) =>
    readFileSync(`deploy/nginx/broadsheet/${file}`, 'utf8')
      .replaceAll('/etc/ssl/broadsheet', folder)
      .replace(/^ *listen \[::\].*$/gm, '')
      .replace(/listen (80|443)\b/, `listen 127.0.0.1:${port}`)
  const nginx = await startNginx([node], {
    listen: (port) => onThisMachine('tls.conf', port),
    otherSites: onThisMachine('redirect.conf', httpPort),
  })
  onTestFinished(async () => {
    await nginx.stop()
    rmSync(folder, { recursive: true })
  })
  const authority = readFileSync(join(folder, 'authority.pem'))
  const handshake = async (options: ConnectionOptions = {}) => {
    const to = { host: '127.0.0.1', port: nginx.port, servername: SITE, ca: authority }
    const socket = connect({ ...to, ALPNProtocols: ['h2', 'http/1.1'], ...options })
    onTestFinished(() => void socket.destroy())
    await once(socket, 'secureConnect')
    return socket
  }
  return { httpPort, handshake }
}

test.each(['TLSv1.2', 'TLSv1.3'] as const)(
  'a browser that trusts the authority connects with %s and HTTP/2',
  async (version) => {
    const { handshake } = await startTlsSite({ node: 9 })
    const socket = await handshake({ minVersion: version, maxVersion: version })
    expect([socket.getProtocol(), socket.alpnProtocol]).toEqual([version, 'h2'])
    await expect(handshake({ ca: [] })).rejects.toThrow('self-signed certificate')
  },
)

test('TLS 1.1 and ciphers without authenticated encryption are refused', async () => {
  const { handshake } = await startTlsSite({ node: 9 })
  const old = { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'ALL@SECLEVEL=0' } as const
  await expect(handshake(old)).rejects.toThrow('alert protocol version')
  const weak = { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-SHA' } as const
  await expect(handshake(weak)).rejects.toThrow('alert handshake failure')
})

test('the app behind TLS sends HSTS, and http redirects to https', async () => {
  const env = { ...PRODUCTION, PUBLIC_URL: `https://${SITE}`, HOST: '127.0.0.1', PORT: '0' }
  const { services } = await createTestServer({ ...env, TRUSTED_PROXIES: '127.0.0.1' })
  const server = await startServer(services, emptyAppFolder())
  onTestFinished(() => server.stop())
  const { handshake, httpPort } = await startTlsSite({ node: server.port })

  const socket = await handshake()
  const session = connectHttp2(`https://${SITE}`, { createConnection: () => socket })
  onTestFinished(() => session.destroy())
  const [headers] = await once(session.request({ ':path': '/api/faqs' }), 'response')
  expect(headers).toMatchObject({
    ':status': 200,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })

  const redirect = await fetch(`http://127.0.0.1:${httpPort}/article/1?a=b`, { redirect: 'manual' })
  expect(redirect.status).toBe(301)
  expect(redirect.headers.get('location')).toBe(`https://${SITE}/article/1?a=b`)
})
