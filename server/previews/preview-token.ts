import { z } from 'zod'
import { OfIssue } from '#contract/desk/of-issue.ts'
import { PREVIEW_MS, PreviewReader } from '#contract/desk/previews.ts'
import { VersionName } from '#contract/desk/versions.ts'
import { PREVIEW_PATH } from '#contract/paths.ts'
import { API_BASE } from '#contract/route.ts'
import type { Services } from '../services.ts'

/** One version of an issue, for one kind of reader. */
export const PreviewSubject = OfIssue.extend({ version: VersionName, reader: PreviewReader })
export type PreviewSubject = z.output<typeof PreviewSubject>

const PreviewClaim = PreviewSubject.extend({ staff: z.string(), expires_at: z.number().int() })
export type PreviewClaim = z.output<typeof PreviewClaim>

type TokenServices = Pick<Services, 'secrets' | 'clock'>

/** A preview with its token, which names what it shows, to whom, and until when. */
export interface Preview {
  token: string
  claim: PreviewClaim
}

export function issuePreview(
  { secrets, clock }: TokenServices,
  subject: PreviewSubject,
  staff: string,
): Preview {
  const claim = { ...subject, staff, expires_at: clock.now().getTime() + PREVIEW_MS }
  return { token: secrets.seal('preview', JSON.stringify(claim)), claim }
}

/** Undefined if the token is forged or has expired. */
export function readPreview({ secrets, clock }: TokenServices, token: string): Preview | undefined {
  const text = secrets.unseal('preview', token)
  if (text === undefined) return undefined
  const claim = PreviewClaim.parse(JSON.parse(text))
  return clock.now().getTime() < claim.expires_at ? { token, claim } : undefined
}

/** The path of the readers' app in a preview. It has nothing of the issue, so it needs no session. */
export function previewBase({ token }: Preview): string {
  return `${PREVIEW_PATH}/${token}`
}

/** Below the path of the desk's calls, because only these get the session cookie of the desk. */
export const PREVIEW_CALLS = '/desk/preview'

/** The path of the calls of the readers' app in a preview. */
export function previewApiBase({ token }: Preview): string {
  return `${API_BASE}${PREVIEW_CALLS}/${token}`
}
