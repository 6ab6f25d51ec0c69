import type { QueryClient } from '@tanstack/react-query'
import type { IssueDate } from '#contract/issue-date.ts'
import type { EpaperData } from '#contract/issues.ts'
import { FileRefusedError, fetchFile } from '../api/fetch-file.ts'
import { EPAPER_DATA_CACHE } from '../api/query-client.ts'
import { issueQuery } from './use-issue.ts'

interface FileRequest {
  issue: { date: IssueDate; edition: number }
  folderOf: (issue: EpaperData) => string
  file: string
  priority: RequestPriority
}

/**
 * Fetches a file of an issue. Addresses expire, and a new version of an issue has other addresses: a
 * refused file is fetched again with the issue's current address.
 */
export async function openFile(
  cache: QueryClient,
  { issue, folderOf, file, priority }: FileRequest,
): Promise<Response> {
  const query = issueQuery(issue.date, issue.edition)
  const open = async (staleTime: number) => {
    const current = await cache.fetchQuery({ ...query, staleTime })
    return fetchFile(folderOf(current) + file, priority)
  }
  try {
    return await open(EPAPER_DATA_CACHE.staleTime)
  } catch (error) {
    if (!(error instanceof FileRefusedError)) throw error
    return open(0)
  }
}
