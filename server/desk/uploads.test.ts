import { createHash, randomBytes, randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { type DeskUpload, listUploads, UPLOADS_PATH } from '#contract/desk/uploads.ts'
import { API_BASE } from '#contract/route.ts'
import { removeOldUploads, uploadedBytes } from '#store/uploads/upload-files.ts'
import { createApp } from '../app.ts'
import type { App } from '../http/app.ts'
import { createTestServer } from '../testing.ts'
import { browserOfStaff } from './testing.ts'

const ISSUE = { publisher: 'PV', edition: '4', date: '2026-11-15' } as const

type Staff = Awaited<ReturnType<typeof browserOfStaff>>

function sendTo(app: App, { browser }: Staff) {
  return (method: string, path: string, headers: object, body?: ReadableStream<Uint8Array>) =>
    app.request(`${API_BASE}${path}`, {
      method,
      headers: {
        cookie: `deskSession=${browser.cookies.get('deskSession')}`,
        rid: 'desk',
        'tus-resumable': '1.0.0',
        ...headers,
      },
      ...(body && { body, duplex: 'half' }),
    })
}

function metadata(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(String(value)).toString('base64')}`)
    .join(',')
}

/** A request body that ends after some bytes, or breaks off there. */
function bytesOf(bytes: Uint8Array, isBroken: boolean): ReadableStream<Uint8Array> {
  const pieces = Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, index) =>
    bytes.subarray(index * 65_536, (index + 1) * 65_536),
  )
  return new ReadableStream({
    pull(controller) {
      const piece = pieces.shift()
      if (piece) controller.enqueue(piece)
      else if (isBroken) controller.error(new Error('The connection was lost.'))
      else controller.close()
    },
  })
}

const OFFSET = { 'content-type': 'application/offset+octet-stream' }

async function create(app: App, staff: Staff, values: object, length: number) {
  const headers = { 'upload-length': `${length}`, 'upload-metadata': metadata(values) }
  return sendTo(app, staff)('POST', UPLOADS_PATH, headers)
}

async function pathOf(response: Response): Promise<string> {
  expect(response.status).toBe(201)
  return (response.headers.get('location') ?? '').slice(API_BASE.length)
}

async function listed(staff: Staff): Promise<DeskUpload[]> {
  return (await staff.ask(listUploads, { query: ISSUE })).json()
}

test('an upload that breaks off at random offsets continues on another server, byte for byte', async () => {
  const server = await createTestServer()
  const nodes = [server.app, await createApp(server.services)]
  const editor = await browserOfStaff(server, { role: 'editor' })
  const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(6_000_000)])
  const values = { ...ISSUE, filename: '03.pdf' }
  const path = await pathOf(await create(server.app, editor, values, file.length))
  let breaks = 0
  let sent = 0
  for (let offset = 0; offset < file.length; ) {
    const send = sendTo(nodes[breaks % 2] ?? server.app, editor)
    const isBroken = breaks < 8
    const end = isBroken ? Math.min(offset + randomInt(1_500_000), file.length) : file.length
    // Bytes of a broken request may be stored after its answer.
    sent = Math.max(sent, end)
    const body = bytesOf(file.subarray(offset, end), isBroken)
    await send('PATCH', path, { ...OFFSET, 'upload-offset': `${offset}` }, body)
    const head = await sendTo(nodes[(breaks + 1) % 2] ?? server.app, editor)('HEAD', path, {})
    const received = Number(head.headers.get('upload-offset'))
    expect(received).toBeGreaterThanOrEqual(offset)
    expect(received).toBeLessThanOrEqual(sent)
    offset = received
    breaks += 1
  }

  const [upload] = await listed(editor)
  const kept = createHash('sha256')
  for await (const bytes of uploadedBytes(server.services, upload?.id ?? '')) kept.update(bytes)
  const sha256 = createHash('sha256').update(file).digest('hex')
  expect(kept.digest('hex')).toBe(sha256)
  expect(upload).toMatchObject({ file_name: '03.pdf', state: 'complete', sha256 })
  // A late request of another server changes nothing.
  const late = bytesOf(file.subarray(0, 10), false)
  const answer = await sendTo(server.app, editor)(
    'PATCH',
    path,
    { ...OFFSET, 'upload-offset': '0' },
    late,
  )
  expect(answer.status).toBe(409)
})

test('uploads need the permission for the edition, a PDF and the limits, and are deleted in the end', async () => {
  const server = await createTestServer()
  const { app, services } = server
  const editor = await browserOfStaff(server, { role: 'editor', email: 'editor@paper.example' })
  const viewer = await browserOfStaff(server, { role: 'viewer', email: 'viewer@paper.example' })
  const other = await browserOfStaff(server, {
    role: 'editor',
    email: 'other@paper.example',
    scope: [{ publisher: 'PV', edition: 6 }],
  })
  const values = { ...ISSUE, filename: '03.pdf' }
  const status = async (made: Promise<Response>) => (await made).status

  expect(await status(create(app, viewer, values, 10))).toBe(403)
  expect(await status(create(app, other, values, 10))).toBe(403)
  expect(await status(create(app, editor, { ...values, filename: 'a.exe' }, 10))).toBe(400)
  expect(await status(create(app, editor, { ...values, filename: '../a.pdf' }, 10))).toBe(400)
  expect(await status(create(app, editor, values, 0))).toBe(400)
  expect(await status(create(app, editor, values, 200 * 1024 * 1024 + 1))).toBe(413)

  const path = await pathOf(await create(app, editor, values, 5))
  for (const stranger of [viewer, other]) {
    const send = sendTo(app, stranger)
    expect((await send('HEAD', path, {})).status).toBe(403)
    expect((await send('DELETE', path, {})).status).toBe(403)
    const body = bytesOf(Buffer.from('hello'), false)
    const refused = await send('PATCH', path, { ...OFFSET, 'upload-offset': '0' }, body)
    expect(refused.status).toBe(403)
  }
  const send = sendTo(app, editor)
  const crossSite = { ...OFFSET, 'upload-offset': '0', origin: 'https://evil.example' }
  const hello = () => bytesOf(Buffer.from('hello'), false)
  expect((await send('PATCH', path, crossSite, hello())).status).toBe(403)
  expect((await send('PATCH', path, { ...OFFSET, 'upload-offset': '0' }, hello())).status).toBe(204)
  expect(await listed(editor)).toMatchObject([{ received: 5, state: 'refused' }])

  const second = await pathOf(await create(app, editor, { ...values, filename: '4.pdf' }, 5))
  expect((await send('DELETE', second, {})).status).toBe(204)
  expect((await send('HEAD', second, {})).status).toBe(404)
  await removeOldUploads({ ...services, now: services.clock.now }, new Date(Date.now() * 2))
  expect(await listed(editor)).toEqual([])
  for await (const { path: left } of services.assets.list('uploads')) expect(left).toBe('')
})
