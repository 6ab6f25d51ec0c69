import type { IssueAccess, IssueKey, Reader } from '#domain/access.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { Services } from '../services.ts'
import { accessTo } from './current-issue.ts'
import { filesPath } from './files-path.ts'
import type { ShelvedIssue } from './shelf.ts'

export interface OpenIssue {
  issue: ShelvedIssue
  access: IssueAccess
  /** Where the reader finds the files; the same for everyone with the same access. */
  filesPath: string
}

/** The issue as far as the reader may open it now, or the refusal that tells why not. */
export async function openIssue(
  services: Pick<Services, 'config' | 'shelf' | 'signer'>,
  key: IssueKey,
  reader: Reader,
  now: Date,
): Promise<OpenIssue> {
  const issue = await services.shelf.find(key)
  if (!issue) throw new ProblemError('edition-not-found')
  const access = await accessTo(services, issue, reader, now)
  switch (access.kind) {
    case 'not-out-yet':
      throw new ProblemError('edition-not-found')
    case 'closed':
      throw new ProblemError(
        access.unlockBy === 'upgrading' ? 'upgrade-required' : 'subscription-required',
      )
    case 'front-page':
    case 'every-page':
      return { issue, access, filesPath: filesPath(services.signer, issue.folder, access, now) }
  }
}
