import { z } from 'zod'
import { CompactDate } from './issue-date.ts'
import { EditionId } from './issues.ts'
import { PublisherCode } from './publisher.ts'
import { defineRoute } from './route.ts'

const Iiif = z.looseObject({ id: z.string(), type: z.string() })

export const getIiifManifest = defineRoute({
  method: 'GET',
  path: '/iiif/:publisher/:date/:edition/manifest.json',
  summary:
    'One issue for viewers that speak IIIF Presentation 3, as far as the caller may open it.',
  caller: 'reader',
  params: z.object({ publisher: PublisherCode, date: CompactDate, edition: EditionId }),
  reply: Iiif,
})

export const getIiifCollection = defineRoute({
  method: 'GET',
  path: '/iiif/:publisher/:edition/collection.json',
  summary: 'The issues of an edition for such viewers.',
  caller: 'anyone',
  params: z.object({ publisher: PublisherCode, edition: EditionId }),
  reply: Iiif,
})
