import { setTimeout as pause } from 'node:timers/promises'
import {
  type Ask,
  type BusyReader,
  compareWithServer,
  Refused,
  remove,
  rename,
  renewAfterLostAnswer,
  renewSession,
  save,
  signIn,
} from './busy-reader-testing.ts'
import { createLoadClient, type ServerUnderLoad } from './load-client-testing.ts'

export type Turn = (reader: BusyReader, ask: Ask) => Promise<void>

/** What a reader does, in turn, before another signs in. */
const TURNS: readonly Turn[] = [
  ...[save, rename, save, renewSession, save, remove],
  ...[rename, renewAfterLostAnswer, save],
]
/** Readers whose data is compared at once. */
const COMPARED_AT_ONCE = 8

interface LoadOptions {
  /** What some readers do besides. */
  moreTurns?: readonly Turn[]
  /** Between two turns of a reader. */
  pauseMs?: number
  /** How long a request is retried. */
  giveUpMs?: number
}

/** Readers who sign in, save, remove, change their names and renew their sessions, whether the server lives or not. */
export function sendBusyReaders(
  server: ServerUnderLoad,
  atOnce: number,
  { moreTurns = [], pauseMs = 0, giveUpMs }: LoadOptions = {},
) {
  let isStopped = false
  const readers: BusyReader[] = []
  const { seen, writesAcknowledged, wrong, ask, askOnce } = createLoadClient(server, giveUpMs)

  async function goOn(): Promise<void> {
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
        if (!(error instanceof Refused)) throw error
      }
    }
  }
  const done = Promise.all(Array.from({ length: atOnce }, goOn))
  // Rejects when a request was given up; `stop` reports it.
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
    /** Until so many more requests were granted. */
    async granted(more: number): Promise<void> {
      const goal = seen.acknowledged + more
      while (seen.acknowledged < goal) await pause(1)
    },
    /** Lets every reader end the turn that is under way; no other begins. */
    async finish(): Promise<void> {
      isStopped = true
      await done
    },
    /** Ends the load, and compares what was acknowledged with what the server has. */
    async stop() {
      await this.finish()
      return { ...(await compareAll()), wrong: [...wrong], readers }
    },
  }
}
