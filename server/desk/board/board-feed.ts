import { createHash } from 'node:crypto'
import type { NightBoard } from '#contract/desk/board.ts'
import type { StaffScope } from '#contract/desk/permissions.ts'
import { SECOND_MS } from '#contract/durations.ts'
import { paperMadeAt } from '#domain/newspaper-day.ts'
import { isDeskSessionLive } from '#domain/staff/desk-session.ts'
import { hasPermission } from '#domain/staff/permissions.ts'
import { type BoardMarks, boardMarks } from '#store/night-board/board-marks.ts'
import type { Log } from '../../http/log.ts'
import { type BoardReader, type BoardServices, narrowBoard } from './read-board.ts'

const LOOK_EVERY_MS = SECOND_MS

/** An open board. */
export interface Follower {
  tokenHash: string
  scope: StaffScope
  /** `id` identifies the content of the board. */
  onBoard: (board: NightBoard, id: string) => void
  /** `signed-out`: the session or the permission ended. `lost`: the server stops, or cannot read the board. */
  onEnd: (why: 'signed-out' | 'lost') => void
}

/** Tells every open board of this process what changes. */
export interface BoardFeed {
  /** Sends this board at once, and another after each change. Returns a function that ends it. */
  follow(follower: Follower, board: NightBoard): () => void
  stop(): Promise<void>
}

/**
 * One query each second finds out whether anything changed, also by another process, and which sessions are live. The
 * board is read only after a change. There is no query while no board is open.
 */
export function createBoardFeed(
  { db, clock, log }: Pick<BoardServices, 'db' | 'clock'> & { log: Log },
  reader: BoardReader,
  lookEveryMs = LOOK_EVERY_MS,
): BoardFeed {
  const followers = new Set<Follower>()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  let known: string | undefined

  function schedule(): void {
    if (followers.size === 0 || timer) return
    timer = setTimeout(() => {
      timer = undefined
      looking = look().then(schedule)
    }, lookEveryMs)
  }

  async function look(): Promise<void> {
    try {
      const hashes = [...new Set([...followers].map(({ tokenHash }) => tokenHash))]
      const marks = await boardMarks(db, paperMadeAt(clock.now()), hashes)
      for (const follower of followers) checkSession(follower, marks)
      if (marks.mark === known || followers.size === 0) return
      const board = await reader.read()
      known = marks.mark
      for (const follower of followers) send(follower, board)
    } catch (error) {
      log('error', 'night board not read', { error: String(error) })
      endAll()
    }
  }

  function checkSession(follower: Follower, { sessions }: BoardMarks): void {
    const session = sessions.get(follower.tokenHash)
    const isOpen =
      session &&
      isDeskSessionLive(session.times, clock.now().getTime()) &&
      hasPermission(session.role, 'issues.view')
    if (!isOpen) end(follower, 'signed-out')
    else if (JSON.stringify(session.scope) !== JSON.stringify(follower.scope)) {
      follower.scope = session.scope
      known = undefined
    }
  }

  function end(follower: Follower, why: 'signed-out' | 'lost'): void {
    if (followers.delete(follower)) follower.onEnd(why)
  }

  /** Browsers connect again, and then get the whole board. */
  function endAll(): void {
    for (const follower of followers) end(follower, 'lost')
  }

  return {
    follow: (follower, board) => {
      send(follower, board)
      followers.add(follower)
      schedule()
      return () => followers.delete(follower)
    },
    stop: async () => {
      clearTimeout(timer)
      timer = undefined
      endAll()
      await looking
    },
  }
}

function send({ scope, onBoard }: Follower, whole: NightBoard): void {
  const board = narrowBoard(whole, scope)
  const { now: _now, ...content } = board
  const id = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16)
  onBoard(board, id)
}
