import type { NightBoard } from '#contract/desk/board.ts'
import type { StaffScope } from '#contract/desk/permissions.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import type { IssueKey } from '#domain/access.ts'
import { paperMadeAt } from '#domain/newspaper-day.ts'
import { releaseOn } from '#domain/release-hours.ts'
import { isInScope } from '#domain/staff/permissions.ts'
import type { Database } from '#store/database.ts'
import { usualOutlines } from '#store/issues/recent-issues.ts'
import { nightEditions } from '#store/night-board/night-editions.ts'
import { dutyOfTitles } from '#store/staff/duty.ts'
import type { Config } from '../../config.ts'
import { keepRecent } from '../../http/lru.ts'
import type { Clock } from '../../integrations/clock.ts'

export interface BoardServices {
  config: Pick<Config, 'releaseHours' | 'latePageMinutes'>
  db: Database
  clock: Clock
}

export interface BoardReader {
  /** The board with every edition, of tonight unless another day is named. */
  read(day?: IssueDate): Promise<NightBoard>
}

/** The usual page counts are read once for each issue: earlier weeks do not change at night. */
export function createBoardReader({ config, db, clock }: BoardServices): BoardReader {
  const counts = new Map<string, Promise<number | undefined>>()

  function usualPages(key: IssueKey): Promise<number | undefined> {
    const name = `${key.publisher}/${key.date}/${key.edition}`
    const known = counts.get(name)
    const count = known ?? usualOutlines(db, key).then(([newest]) => newest?.length)
    keepRecent(counts, name, count)
    if (!known) count.catch(() => counts.delete(name))
    return count
  }

  return {
    read: async (day) => {
      const now = clock.now()
      const date = day ?? paperMadeAt(now)
      const usual = releaseOn(date, config.releaseHours)
      return {
        now: now.getTime(),
        date,
        lateMinutes: config.latePageMinutes,
        editions: await nightEditions(db, { date, usual, usualPages }),
        duty: await dutyOfTitles(db),
      }
    },
  }
}

/** The board without editions outside the scope. */
export function narrowBoard(board: NightBoard, scope: StaffScope): NightBoard {
  const editions = board.editions.filter(({ publisher, edition }) =>
    isInScope(scope, { kind: 'edition', publisher, edition }),
  )
  const titles = new Set(editions.map(({ publisher }) => publisher))
  return { ...board, editions, duty: board.duty.filter(({ publisher }) => titles.has(publisher)) }
}
