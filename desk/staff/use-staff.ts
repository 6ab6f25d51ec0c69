import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CallError } from '#contract/call-error.ts'
import {
  changeStaffPost,
  closeStaff,
  inviteStaff,
  listStaff,
  type NewStaff,
  reopenStaff,
  resetStaff,
  type StaffPost,
} from '#contract/desk/staff.ts'
import { showToast } from '#ui/toast.ts'
import { call } from '../api/call.ts'
import { type Translate, useT } from '../i18n/use-t.ts'

const STAFF = ['staff']

export function useStaff() {
  return useQuery({ queryKey: STAFF, queryFn: () => call(listStaff, {}) })
}

export function useInvite() {
  return useChange((body: NewStaff) => call(inviteStaff, { body }))
}

export function useChangePost(id: string) {
  return useChange((body: StaffPost) => call(changeStaffPost, { params: { id }, body }))
}

export function useClose(id: string) {
  return useChange(() => call(closeStaff, { params: { id } }))
}

export function useReopen(id: string) {
  return useChange(() => call(reopenStaff, { params: { id } }))
}

export function useReset(id: string) {
  return useChange(() => call(resetStaff, { params: { id } }))
}

/** Makes a change, then reads the list again. A refusal is shown as a toast. */
function useChange<Input, Reply>(change: (input: Input) => Promise<Reply>) {
  const t = useT()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: STAFF }),
    onError: (error) => showToast('error', refusalWords(error, t)),
  })
}

function refusalWords(error: Error, t: Translate): string {
  const code = error instanceof CallError ? error.code : 'internal'
  if (code === 'last-admin') return t('At least one admin must remain.')
  if (code === 'conflict') return t('This address has an account.')
  if (code === 'forbidden') return t('Your role does not allow this.')
  return t('The change was not made. Please try again.')
}
