import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  changeRelease,
  chooseDutyEditor,
  type IssueRelease,
  listDutyEditors,
  type NightEdition,
  type ReleaseAct,
  type ReleaseRefusal,
} from '#contract/desk/board.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { call } from '../api/call.ts'
import type { Translate } from '../i18n/use-t.ts'
import { BOARD_OF_DAY } from './use-board-day.ts'

/** Changes the release of an issue that is still as `seen`. Tonight's board shows the change by itself. */
export function useRelease({ publisher, edition, date }: NightEdition, seen: IssueRelease) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (act: ReleaseAct) =>
      call(changeRelease, { body: { publisher, edition, date, seen, act } }),
    onSettled: () => queries.invalidateQueries({ queryKey: [BOARD_OF_DAY] }),
  })
}

const DUTY = 'duty'

export function useDutyEditors(publisher: PublisherCode) {
  return useQuery({
    queryKey: [DUTY, publisher],
    queryFn: () => call(listDutyEditors, { query: { publisher } }),
    gcTime: 0,
  })
}

export function useChooseDuty(publisher: PublisherCode) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (choice: { staff_id: string | null; mobile: string | null }) =>
      call(chooseDutyEditor, { body: { publisher, ...choice } }),
    onSettled: () => queries.invalidateQueries({ queryKey: [DUTY] }),
  })
}

export function refusalWords(why: ReleaseRefusal, t: Translate): string {
  switch (why) {
    case 'nothing-published':
      return t('Nothing is published yet.')
    case 'out-already':
      return t('Readers have the issue already. Withdraw it instead.')
    case 'held-already':
      return t('The issue is held already.')
    case 'not-held':
      return t('The issue is not held.')
    case 'hours-in-wrong-order':
      return t('The hour for everyone must not be before the early hour.')
    case 'hour-has-passed':
      return t('This hour has passed. To release at once, use Release now.')
    case 'no-such-version':
      return t('This version was deleted.')
  }
}
