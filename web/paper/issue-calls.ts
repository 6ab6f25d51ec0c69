import { compactDate, type IssueDate } from '#contract/issue-date.ts'
import { getCurrentIssue, getEpaperData, listEditions } from '#contract/issues.ts'
import { getPreferences } from '#contract/profile.ts'
import { call } from '../api/call.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { storage } from '../session/storage.ts'

export function fetchEditions() {
  const { publisher } = runtimeConfig()
  return call(listEditions, { query: { publisher } })
}

export function fetchCurrentIssue(edition: number) {
  const { publisher } = runtimeConfig()
  return call(getCurrentIssue, { query: { publisher, edition } })
}

export function fetchIssue(date: IssueDate, edition: number) {
  const { publisher } = runtimeConfig()
  return call(getEpaperData, {
    query: { publisher, date: compactDate(date), edition },
    headers: {
      'x-accesstype-jwt': storage.jwt_token.read(),
      'x-is-paid': storage.user_paid_status.read(),
    },
  })
}

/** Also stores the edition in the browser, for a start while the server cannot be reached. */
export async function fetchPreferredEdition(): Promise<number | null> {
  const { publisher } = runtimeConfig()
  const { preferredEditionId } = await call(getPreferences, { query: { publisher } })
  if (preferredEditionId) storage.preferredEditionId.write(preferredEditionId)
  return preferredEditionId
}

export function storedEdition(): number | null {
  return storage.preferredEditionId.read() ?? null
}
