import type { CorrectionStep } from '#contract/desk/correction-steps.ts'
import { getCorrectionPage, MAX_STEPS, sendSteps } from '#contract/desk/corrections.ts'
import type { OfIssue } from '#contract/desk/of-issue.ts'
import { call } from '../api/call.ts'
import { retryWhileUnreachable } from '../api/follow.ts'
import { newId } from './new-ids.ts'
import { createPageSession, type PageSession } from './page-session.ts'
import { keepUnsent, takeUnsent } from './unsent.ts'

/** A Kannada character has three bytes, and the server takes 2 MB. */
const MAX_CHARACTERS = 500_000

/** Body type is readable in the cut-out at this width of the page. */
const SHARP_WIDTH = 2000

export type OpenPage = Awaited<ReturnType<typeof openPage>>

/** Loads a page, and sends the steps that are made on it until `signal` ends. */
export async function openPage(issue: OfIssue, pageNo: number, signal: AbortSignal) {
  const { page } = await call(getCorrectionPage, { query: { ...issue, page: pageNo } })
  if (!page) throw new Error(`Page ${pageNo} is not published`)
  const { draft, history, width, height, images, idPrefix, closed } = page
  const tab = newId(4)
  // The server may have a step although its answer was lost.
  const known = new Set(history.map(({ id }) => id))
  const unsent = takeUnsent(issue, pageNo).filter(({ id }) => !known.has(id))
  const session = createPageSession({
    ...{ draft, history, unsent, newId },
    keep: (steps) => keepUnsent(issue, pageNo, tab, steps),
  })
  sendWhatIsMade(session, issue, pageNo, signal)
  const byWidth = [...images].sort((a, b) => a.width - b.width)
  const image = byWidth.find((one) => one.width >= SHARP_WIDTH) ?? byWidth.at(-1)
  return { pageNo, session, width, height, image: image?.address ?? '', idPrefix, closed }
}

/** The first steps, as many as a request may have. Writing makes large ones. */
function firstSteps(steps: readonly CorrectionStep[]): CorrectionStep[] {
  let characters = 0
  return steps.slice(0, MAX_STEPS).filter((step, index) => {
    characters += JSON.stringify(step).length
    return index === 0 || characters <= MAX_CHARACTERS
  })
}

/** Sends steps in order, one request at a time. An unreachable server is tried again. */
function sendWhatIsMade(
  session: PageSession,
  issue: OfIssue,
  page: number,
  signal: AbortSignal,
): void {
  let isSending = false
  async function send(): Promise<void> {
    if (isSending) return
    isSending = true
    try {
      while (session.pending().length > 0 && !signal.aborted) {
        const { changes, refused } = await retryWhileUnreachable(() => {
          const steps = firstSteps(session.pending())
          return call(sendSteps, { body: { ...issue, page, since: session.sequence(), steps } })
        }, signal)
        session.receiveChanges(changes)
        if (refused) session.receiveRefusal(refused)
      }
    } catch {
      // The session ended, or the page is closed: the steps stay in the browser.
    } finally {
      isSending = false
    }
  }
  const unsubscribe = session.subscribe(() => void send())
  signal.addEventListener('abort', unsubscribe)
  void send()
}
