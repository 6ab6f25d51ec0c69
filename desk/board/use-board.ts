import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CallError } from '#contract/call-error.ts'
import { BOARD_EVENTS, followBoard, NightBoard } from '#contract/desk/board.ts'
import { SECOND_MS } from '#contract/durations.ts'
import { readEvents, type ServerEvent } from '../api/read-events.ts'
import { useCheckSession } from '../session/use-me.ts'

interface LiveBoard {
  /** Undefined until the server has answered. */
  board: NightBoard | undefined
  /** False while the connection is lost: the board may be out of date. */
  isLive: boolean
  /** How far the clock of the server is ahead of this one. */
  aheadMs: number
}

const FIRST_WAIT_MS = SECOND_MS
const LONGEST_WAIT_MS = 15 * SECOND_MS

/** Follows the board, and connects again after a lost connection. */
export function useBoard(): LiveBoard {
  const checkSession = useCheckSession()
  const queries = useQueryClient()
  const [live, setLive] = useState<LiveBoard>({ board: undefined, isLive: false, aheadMs: 0 })

  // biome-ignore lint/correctness/useExhaustiveDependencies: one connection for each query client.
  useEffect(() => {
    const leaving = new AbortController()
    const onEvent = ({ event, data }: ServerEvent) => {
      if (event === BOARD_EVENTS.board) {
        const board = NightBoard.parse(JSON.parse(data))
        setLive({ board, isLive: true, aheadMs: board.now - Date.now() })
      } else if (event === BOARD_EVENTS.time) {
        setLive((known) => ({ ...known, isLive: true, aheadMs: Number(data) - Date.now() }))
      }
    }
    const onLost = () => setLive((known) => ({ ...known, isLive: false }))
    void keepFollowing(leaving.signal, { onEvent, onLost, onRefused: checkSession })
    return () => leaving.abort()
  }, [queries])

  return live
}

interface Listener {
  onEvent: (event: ServerEvent) => void
  onLost: () => void
  /** The session ended, or the role has no board any more. */
  onRefused: () => void
}

async function keepFollowing(signal: AbortSignal, listener: Listener): Promise<void> {
  let wait = FIRST_WAIT_MS
  while (!signal.aborted) {
    let isEnded = false
    try {
      await readEvents(
        followBoard,
        (event) => {
          wait = FIRST_WAIT_MS
          if (event.event === BOARD_EVENTS.end) isEnded = true
          else listener.onEvent(event)
        },
        signal,
      )
    } catch (error) {
      isEnded = error instanceof CallError && ['login-required', 'forbidden'].includes(error.code)
    }
    if (signal.aborted) return
    listener.onLost()
    if (isEnded) listener.onRefused()
    await pause(wait, signal)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }
}

/** Ends early when the network is back, or when the screen is left. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
