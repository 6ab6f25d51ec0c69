import { type IssueAccess, type IssueKey, issueAccess, type Reader } from '#domain/access.ts'
import { ProblemError } from '../http/problem-error.ts'
import { filesPath } from './files-path.ts'
import type { Shelf, ShelvedIssue } from './shelf.ts'
import type { Signer } from './signing.ts'

export interface OpenIssue {
  issue: ShelvedIssue
  access: IssueAccess
  /** Where the reader finds the files; the same for everyone with the same access. */
  filesPath: string
}

/** The issue as far as the reader may open it now, or the refusal that tells why not. */
export async function openIssue(
  { shelf, signer }: { shelf: Shelf; signer: Signer },
  key: IssueKey,
  reader: Reader,
  now: Date,
): Promise<OpenIssue> {
  const issue = await shelf.find(key)
  if (!issue) throw new ProblemError('edition-not-found')
  const access = issueAccess(reader, { ...key, ...issue.head }, now)
  switch (access.kind) {
    case 'not-out-yet':
      throw new ProblemError('edition-not-found')
    case 'closed':
      throw new ProblemError(
        access.unlockBy === 'upgrading' ? 'upgrade-required' : 'subscription-required',
      )
    case 'front-page':
    case 'every-page':
      return { issue, access, filesPath: filesPath(signer, issue.folder, access, now) }
  }
}
