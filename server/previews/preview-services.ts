import { BrandId } from '#contract/publisher.ts'
import { PUBLISHER_OF_BRAND } from '#contract/titles.ts'
import type { IssueKey, Reader } from '#domain/access.ts'
import { startOfNewspaperDay } from '#domain/newspaper-day.ts'
import { headInVersion, type IssueHead } from '#store/issues/shown-issue.ts'
import type { Caller } from '../http/app.ts'
import { createReadyCache } from '../http/ready.ts'
import type { Clock } from '../integrations/clock.ts'
import type { Shelf } from '../issues/shelf.ts'
import { createSigner } from '../issues/signing.ts'
import type { Services } from '../services.ts'
import { type Preview, type PreviewClaim, previewApiBase } from './preview-token.ts'

/**
 * The services for a preview. The routes and the rights are those of readers; only the caller, the clock and the shelf
 * differ, so that the issue counts as released.
 */
export function previewServices(services: Services, preview: Preview): Services {
  const { claim, token } = preview
  const { publisher } = claim
  const brand = BrandId.options.find((id) => PUBLISHER_OF_BRAND[id] === publisher)
  const caller = callerOf(claim)
  return {
    ...services,
    // Nothing is measured, and no stand-in is offered.
    config: {
      ...services.config,
      publisher,
      brand: brand ?? services.config.brand,
      gtmId: undefined,
      standIns: false,
    },
    google: undefined,
    apiBase: previewApiBase(preview),
    clock: clockOnDay(services.clock, claim),
    shelf: shelfWith(services, claim),
    // Its signatures open no file outside the preview. The holder of the token cannot make one.
    signer: createSigner([services.secrets.mac('preview', token)]),
    ready: createReadyCache(),
    recognise: () => caller,
    sessionOf: async () => caller.session,
  }
}

const READERS: Record<PreviewClaim['reader'], Reader> = {
  visitor: { kind: 'visitor' },
  freemium: { kind: 'freemium' },
  subscriber: { kind: 'subscriber', archive: { kind: 'everything' }, earlyAccess: true },
}

function callerOf({ reader }: PreviewClaim): Caller {
  const session = { handle: 'preview', readerId: 'preview', loginMethodId: 'preview' }
  return { reader: READERS[reader], session: reader === 'visitor' ? undefined : session }
}

/** The time, but not before the newspaper day of the issue. */
function clockOnDay(clock: Clock, { date }: PreviewClaim): Clock {
  const start = startOfNewspaperDay(date)
  return {
    now: () => {
      const now = clock.now()
      return now < start ? start : now
    },
  }
}

/** Shows the issue in the version of the preview, as released. Has no pages of other issues. */
function shelfWith({ shelf, db }: Services, claim: PreviewClaim): Shelf {
  const isPreviewed = ({ publisher, edition, date }: IssueKey) =>
    publisher === claim.publisher && edition === claim.edition && date === claim.date
  const headOf = async (): Promise<IssueHead | undefined> => {
    const head = await headInVersion(db, claim, claim.version)
    const released = new Date(0)
    return head && { ...head, early_release_at: released, general_release_at: released }
  }
  return {
    ...shelf,
    head: (key) => (isPreviewed(key) ? headOf() : shelf.head(key)),
    find: async (key) => {
      const head = isPreviewed(key) ? await headOf() : undefined
      return head && shelf.withHead(key, head)
    },
  }
}
