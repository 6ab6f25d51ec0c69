import { z } from 'zod'
import { Names } from '../names.ts'
import { PublisherCode } from '../publisher.ts'
import { defineDeskRoute } from './desk-route.ts'

/** An edition of a title, as the desk lists it. */
export const DeskEdition = z.object({
  publisher: PublisherCode,
  edition: z.number().int(),
  names: Names,
})
export type DeskEdition = z.infer<typeof DeskEdition>

export const listDeskEditions = defineDeskRoute({
  method: 'GET',
  path: '/desk/editions',
  summary: "The editions within the caller's scope.",
  staff: { permission: 'issues.view', target: 'narrowed' },
  reply: z.array(DeskEdition),
})
