import type { QueryClient } from '@tanstack/react-query'
import type { IssueDate } from '#contract/issue-date.ts'
import type { EpaperData } from '#contract/issues.ts'
import { FileRefusedError, fetchFile } from '../api/fetch-file.ts'
import { EPAPER_DATA_CACHE } from '../api/query-client.ts'
import { issueQuery } from './use-issue.ts'

interface WantedFile {
  issue: { date: IssueDate; edition: number }
  folderOf: (issue: EpaperData) => string
  file: string
  priority: RequestPriority
}

/**
 * A file of an issue. Addresses run out after a while, and a newer version of the issue has others: what
 * is refused is looked for again in the issue as it is now.
 */
export async function openFile(
  cache: QueryClient,
  { issue, folderOf, file, priority }: WantedFile,
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
