import { z } from 'zod'
import type { DeskRoute, StaffNeed } from '#contract/desk/desk-route.ts'
import { EditionId } from '#contract/issues.ts'
import { PublisherCode } from '#contract/publisher.ts'
import type { RouteReply } from '#contract/route.ts'
import { type ChangeTarget, isAllowed } from '#domain/staff/permissions.ts'
import type { ChangeAuthor } from '#store/audit/record-change.ts'
import type { StaffAccount } from '#store/staff/accounts.ts'
import type { App } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import { type HandlerRequest, serve, serveResponse } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { authorOf, requireStaff, tokenHashOf } from './desk-session.ts'

type StaffRequest<R extends DeskRoute> = HandlerRequest<R> & {
  staff: StaffAccount
  /** The author of the changes that the call makes, for the audit log. */
  author: ChangeAuthor
}

/** Serves a call of the desk to those who have the permission that its definition names. */
export function serveStaff<R extends DeskRoute & { staff: Exclude<StaffNeed, 'anyone'> }>(
  app: App,
  services: Pick<Services, 'config' | 'db' | 'clock'>,
  route: R,
  handle: (request: StaffRequest<R>) => RouteReply<R> | Promise<RouteReply<R>>,
): void {
  serve(app, route, async (request) => {
    const { context } = request
    const staff = await requireStaff(services, context)
    requirePermission(staff, route.staff, request)
    return handle({ ...request, staff, author: authorOf(context, staff) })
  })
}

type StreamRequest<R extends DeskRoute> = HandlerRequest<R> & {
  staff: StaffAccount
  /** The hash of the session's token: a stream must end with its session. */
  tokenHash: string
}

/** The same for a call that answers with a stream. */
export function serveStaffStream<R extends DeskRoute & { staff: Exclude<StaffNeed, 'anyone'> }>(
  app: App,
  services: Pick<Services, 'config' | 'db' | 'clock'>,
  route: R,
  handle: (request: StreamRequest<R>) => Promise<Response>,
): void {
  serveResponse(app, route, async (request) => {
    const { context } = request
    const staff = await requireStaff(services, context)
    requirePermission(staff, route.staff, request)
    return handle({ ...request, staff, tokenHash: tokenHashOf(context) })
  })
}

function requirePermission(
  staff: StaffAccount,
  need: Exclude<StaffNeed, 'anyone'>,
  input: object,
): void {
  if (need === 'staff') return
  if (!isAllowed(staff, need.permission, targetOf(need.target, input))) {
    throw new ProblemError('forbidden', 'Your role does not include this.')
  }
}

const Title = z.object({ publisher: PublisherCode })
const Edition = Title.extend({ edition: EditionId })

/** The title or edition that the input names. One slot names it: a test checks the definitions. */
function targetOf(
  target: Exclude<StaffNeed, string>['target'],
  input: { params?: unknown; query?: unknown; body?: unknown },
): ChangeTarget | { kind: 'narrowed' } {
  if (target === 'house' || target === 'narrowed') return { kind: target }
  const slots = [input.params, input.query, input.body]
  for (const slot of slots) {
    if (target === 'title') {
      const named = Title.safeParse(slot)
      if (named.success) return { kind: 'title', ...named.data }
    } else {
      const named = Edition.safeParse(slot)
      if (named.success) return { kind: 'edition', ...named.data }
    }
  }
  throw new Error('The call names no title or edition.')
}
