import { setTimeout as pause } from 'node:timers/promises'
import {
  type BusyReader,
  compareWithServer,
  RefusedError,
  remove,
  rename,
  renewAfterLostAnswer,
  renewSession,
  type SendRequest,
  save,
  signIn,
} from './busy-reader-testing.ts'
import { createLoadClient, type ServerUnderLoad } from './load-client-testing.ts'

export type Turn = (reader: BusyReader, ask: SendRequest) => Promise<void>

/** What each reader does, in order, before the next one signs in. */
const TURNS: readonly Turn[] = [
  ...[save, rename, save, renewSession, save, remove],
  ...[rename, renewAfterLostAnswer, save],
]
/** Number of readers whose data is compared concurrently. */
const COMPARED_AT_ONCE = 8

interface LoadOptions {
  /** What each reader does afterwards. */
  moreTurns?: readonly Turn[]
  /** Between two turns of a reader. */
  pauseMs?: number
  /** How long a request is retried. */
  giveUpMs?: number
}

/** Readers who sign in, save, remove, change their names and refresh their sessions, even while the server is down. */
export function sendBusyReaders(
  server: ServerUnderLoad,
  atOnce: number,
  { moreTurns = [], pauseMs = 0, giveUpMs }: LoadOptions = {},
) {
  let isStopped = false
  const readers: BusyReader[] = []
  const { seen, writesAcknowledged, wrong, ask, askOnce } = createLoadClient(server, giveUpMs)

  async function runReader(): Promise<void> {
    while (!isStopped) {
      try {
        const reader = await signIn(askOnce)
        readers.push(reader)
        for (const turn of [...TURNS, ...moreTurns]) {
          if (isStopped) return
          await turn(reader, ask)
          await pause(pauseMs)
        }
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error
      }
    }
  }
  const done = Promise.all(Array.from({ length: atOnce }, runReader))
  // Rejects if a request could not be sent in time; `stop` reports it.
  done.catch(() => {})

  async function compareAll() {
    const lost: string[] = []
    const doubled: string[] = []
    const waiting = [...readers]
    const compareNext = async () => {
      for (let reader = waiting.pop(); reader; reader = waiting.pop()) {
        const compared = await compareWithServer(reader, ask)
        lost.push(...compared.lost)
        doubled.push(...compared.doubled)
      }
    }
    await Promise.all(Array.from({ length: COMPARED_AT_ONCE }, compareNext))
    return { lost, doubled }
  }

  return {
    seen,
    writesAcknowledged,
    /** Resolves when this many more requests have succeeded. */
    async waitForGranted(more: number): Promise<void> {
      const goal = seen.acknowledged + more
      while (seen.acknowledged < goal) await pause(1)
    },
    /** Lets every reader finish the current turn and starts no other. */
    async finish(): Promise<void> {
      isStopped = true
      await done
    },
    /** Ends the load, and compares the acknowledged data with the server's. */
    async stop() {
      await this.finish()
      return { ...(await compareAll()), wrong: [...wrong], readers }
    },
  }
}
