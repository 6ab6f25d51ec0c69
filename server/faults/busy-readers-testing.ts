import { setTimeout as pause } from 'node:timers/promises'
import { API_BASE } from '#contract/route.ts'
import {
  type Ask,
  type BusyReader,
  lostOf,
  rename,
  renewSession,
  save,
  signIn,
} from './busy-reader-testing.ts'

const RETRY_MS = 50
/** What a reader does, in turn, before another signs in. */
const TURNS = [save, rename, save, renewSession, save, rename, renewSession, save]

interface Server {
  /** Fails while the server is down. */
  send(path: string, init: RequestInit): Promise<Response>
}

/** The server was down while someone signed in, whose code went with it. */
class CutOff extends Error {
  override name = 'CutOff'
}

/** Readers who sign in, save, change their names and renew their sessions, whether the server lives or not. */
export function sendBusyReaders(server: Server, atOnce: number) {
  let isStopped = false
  const readers: BusyReader[] = []
  const seen = { asked: 0, acknowledged: 0, cutOff: 0, refused: 0, failed: 0, slowestMs: 0 }
  /** Answers that nobody should see, whatever has failed. */
  const wrong = new Set<string>()

  async function once({ method, path, body, bearer }: Parameters<Ask>[0]) {
    seen.asked += 1
    const began = performance.now()
    const headers = {
      rid: 'anti-csrf',
      // Each reader from a place of their own, of which there are many; the inbox is read on this machine.
      ...(!path.startsWith('/dev/') && { 'x-forwarded-for': placeOf(seen.asked) }),
      ...(body && { 'content-type': 'application/json' }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await server
      .send(API_BASE + path, init)
      .then(whole)
      .catch(() => undefined)
    seen.slowestMs = Math.max(seen.slowestMs, Math.round(performance.now() - began))
    if (!response) seen.cutOff += 1
    else if (response.ok) seen.acknowledged += 1
    else await note(response, `${method} ${path}`)
    return response
  }

  async function note(response: Response, what: string): Promise<void> {
    const { code } = await response.clone().json()
    if (response.status === 503 && code === 'unavailable' && response.headers.has('retry-after')) {
      seen.refused += 1
      return
    }
    seen.failed += 1
    wrong.add(`${what} was answered with ${response.status} ${code}`)
    throw new CutOff()
  }

  const ask: Ask = async (request) => {
    for (;;) {
      const response = await once(request)
      if (response?.ok) return response
      await pause(RETRY_MS)
    }
  }
  const askOnce: Ask = async (request) => {
    const response = await once(request)
    if (response?.ok) return response
    await pause(RETRY_MS)
    throw new CutOff()
  }

  async function goOn(): Promise<void> {
    while (!isStopped) {
      try {
        const reader = await signIn(askOnce)
        readers.push(reader)
        for (const turn of TURNS) if (!isStopped) await turn(reader, ask)
      } catch (error) {
        if (!(error instanceof CutOff)) throw error
      }
    }
  }
  const done = Promise.all(Array.from({ length: atOnce }, goOn))

  return {
    seen,
    /** Until so many more requests were granted. */
    async granted(more: number): Promise<void> {
      const goal = seen.acknowledged + more
      while (seen.acknowledged < goal) await pause(1)
    },
    /** Ends, and tells what was lost of what had been granted, and what was answered wrongly. */
    async stop(): Promise<{ lost: string[]; wrong: string[]; readers: readonly BusyReader[] }> {
      isStopped = true
      await done
      const lost = await Promise.all(readers.map((reader) => lostOf(reader, ask)))
      return { lost: lost.flat(), wrong: [...wrong], readers }
    },
  }
}

const placeOf = (number: number) => `198.51.${number % 250}.${Math.floor(number / 250) % 250}`

/** The server may die in the middle of its answer. */
async function whole(response: Response): Promise<Response> {
  const { status, headers } = response
  return new Response(await response.text(), { status, headers })
}
