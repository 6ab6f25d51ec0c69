import { expect, test } from 'vitest'
import { followBoard, NightBoard } from '#contract/desk/board.ts'
import { leaveDesk } from '#contract/desk/sessions.ts'
import { closeStaff } from '#contract/desk/staff.ts'
import { browserOfStaff } from '../testing.ts'
import { actOn, serverAtNight } from './testing.ts'

/** Reads the events of a stream one by one; undefined at its end. */
function eventsOf(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    next: async (): Promise<{ event: string; id: string; data: string } | undefined> => {
      for (;;) {
        const end = text.indexOf('\n\n')
        if (end >= 0) {
          const lines = text
            .slice(0, end)
            .split('\n')
            .map((line) => line.split(/: (.*)/s))
          text = text.slice(end + 2)
          return { event: '', id: '', data: '', ...Object.fromEntries(lines) }
        }
        const part = await reader?.read()
        if (!part || part.done) return undefined
        text += part.value
      }
    },
    close: () => reader?.cancel(),
  }
}

const editionOf = (data: string | undefined) =>
  NightBoard.parse(JSON.parse(data ?? '')).editions.find(({ edition }) => edition === 4)

test('the stream has the whole board at once and after each change, also in another connection', async () => {
  const server = await serverAtNight()
  const { ask } = await browserOfStaff(server, { role: 'editor' })
  const response = await ask(followBoard)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  expect(response.headers.get('x-accel-buffering')).toBe('no')
  expect(response.headers.get('content-encoding')).toBeNull()
  const events = eventsOf(response)
  const first = await events.next()
  expect(editionOf(first?.data)?.release.held_at).toBeNull()

  await actOn(ask, { kind: 'hold' })
  const second = await events.next()
  expect(editionOf(second?.data)?.release.held_at).toBeGreaterThan(0)
  expect(second?.id).not.toBe(first?.id)

  const again = eventsOf(await ask(followBoard))
  expect((await again.next())?.id).toBe(second?.id)
  await Promise.all([events.close(), again.close()])
})

test('the stream shows only the scope, and ends with the account or the session', async () => {
  const server = await serverAtNight()
  const scope = [{ publisher: 'PV', edition: 5 }] as const
  const viewer = await browserOfStaff(server, { role: 'viewer', scope: [...scope] })
  const leaver = await browserOfStaff(server, { role: 'viewer', email: 'l@paper.example' })
  const admin = await browserOfStaff(server, { role: 'admin', email: 'admin@paper.example' })
  const streams = [eventsOf(await viewer.ask(followBoard)), eventsOf(await leaver.ask(followBoard))]
  const [ofViewer] = await Promise.all(streams.map((stream) => stream.next()))
  const { editions } = NightBoard.parse(JSON.parse(ofViewer?.data ?? ''))
  expect(editions.map(({ edition }) => edition)).toEqual([5])

  await admin.ask(closeStaff, { params: { id: viewer.id } })
  await leaver.ask(leaveDesk)
  for (const stream of streams) {
    expect((await stream.next())?.event).toBe('end')
    expect(await stream.next()).toBeUndefined()
  }
})

test('when the board cannot be read or the server stops, streams end and browsers connect again', async () => {
  const server = await serverAtNight()
  const { ask } = await browserOfStaff(server, { role: 'viewer' })
  const stream = eventsOf(await ask(followBoard))
  await stream.next()
  server.outage.isOn = true
  expect(await stream.next()).toBeUndefined()
  server.outage.isOn = false
  const next = eventsOf(await ask(followBoard))
  expect((await next.next())?.event).toBe('board')
  await server.services.boardFeed.stop()
  expect(await next.next()).toBeUndefined()
})
