import type { z } from 'zod'
import { IssueDate } from '../issue-date.ts'
import { EditionId } from '../issues.ts'
import { OfPublisher } from '../publisher.ts'

/** An issue in the input of a call of the desk. */
export const OfIssue = OfPublisher.extend({ edition: EditionId, date: IssueDate })
export type OfIssue = z.infer<typeof OfIssue>
