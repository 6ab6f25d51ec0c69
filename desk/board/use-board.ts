import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { BOARD_EVENTS, followBoard, NightBoard } from '#contract/desk/board.ts'
import { keepFollowing } from '../api/follow.ts'
import type { ServerEvent } from '../api/read-events.ts'
import { useCheckSession } from '../session/use-me.ts'

interface LiveBoard {
  /** Undefined until the server has answered. */
  board: NightBoard | undefined
  /** False while the connection is lost: the board may be out of date. */
  isLive: boolean
  /** How far the clock of the server is ahead of this one. */
  aheadMs: number
}

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
    const listener = { onEvent, onLost, onRefused: checkSession }
    void keepFollowing(followBoard, () => ({}), leaving.signal, listener)
    return () => leaving.abort()
  }, [queries])

  return live
}
