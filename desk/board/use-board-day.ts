import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { getBoard, type NightBoard } from '#contract/desk/board.ts'
import { SECOND_MS } from '#contract/durations.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { call } from '../api/call.ts'

/** Only tonight's board is sent when it changes. */
const READ_EVERY_MS = 5 * SECOND_MS

export const BOARD_OF_DAY = 'board-of-day'

/** The board of the day that the address names, else tonight's; and a function that changes the address. */
export function useBoardDay(tonight: NightBoard | undefined) {
  const [search, setSearch] = useSearchParams()
  const named = IssueDate.safeParse(search.get('date')).data
  const other = named !== undefined && tonight && named !== tonight.date ? named : undefined
  const ofDay = useQuery({
    queryKey: [BOARD_OF_DAY, other],
    queryFn: () => call(getBoard, { query: { date: other } }),
    enabled: other !== undefined,
    refetchInterval: READ_EVERY_MS,
  })
  const choose = (date: IssueDate) => setSearch(date === tonight?.date ? {} : { date })
  const board = other === undefined ? tonight : ofDay.data
  return {
    date: other ?? tonight?.date,
    board,
    isTonight: other === undefined,
    error: ofDay.error,
    choose,
  }
}
