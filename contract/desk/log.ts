import { z } from 'zod'
import { Names } from '../names.ts'
import { defineDeskRoute } from './desk-route.ts'

/** From where a change was made: the address and browser of a request, or the machine of a command. */
export const ChangeOrigin = z.object({
  address: z.string().exactOptional(),
  agent: z.string().exactOptional(),
  host: z.string().exactOptional(),
})
export type ChangeOrigin = z.infer<typeof ChangeOrigin>

/** An entry of the audit log. */
export const LogEntry = z.object({
  /** The position in the log, from 1. */
  number: z.number().int(),
  at: z.number().int(),
  /** `staff:<id>` or `command:<user of the machine>`. */
  actor: z.string(),
  /** The name of the staff member, or the user of the machine. */
  who: z.string(),
  action: z.string(),
  /** What was done, in each language: `replaced page 3 of Bengaluru City, 17 November`. */
  sentence: Names,
  /** Null when it was erased, or when the caller does not manage staff. */
  from: ChangeOrigin.nullable(),
  object: z.unknown(),
  before: z.unknown(),
  after: z.unknown(),
})
export type LogEntry = z.infer<typeof LogEntry>

export const readLog = defineDeskRoute({
  method: 'GET',
  path: '/desk/log',
  summary:
    "The audit log, newest first, without what is outside the caller's permissions and scope.",
  staff: { permission: 'log.read', target: 'narrowed' },
  query: z.object({
    /** Only entries with a lower number. */
    before: z.coerce
      .number<number | string>()
      .int()
      .positive()
      .max(Number.MAX_SAFE_INTEGER)
      .optional(),
    limit: z.coerce.number<number | string>().int().min(1).max(200).default(50),
  }),
  reply: z.object({ entries: z.array(LogEntry) }),
})
