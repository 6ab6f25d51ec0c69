import { z } from 'zod'
import { IssueDate } from './issue-date.ts'
import { EditionId } from './issues.ts'
import { Names } from './names.ts'
import { PageBox } from './page-model.ts'
import { OfPublisher, PublisherCode } from './publisher.ts'
import { defineRoute } from './route.ts'
import { text } from './text.ts'

/** The address of a clip for people is this path, a slash and its token. */
export const CLIP_PATH = '/clip'

/** The least width and height of a clip, in percent of the page. */
export const MIN_CLIP_SIDE = 2

const share = z.number().min(0).max(100)

export const NewClip = OfPublisher.extend({
  date: IssueDate,
  edition: EditionId,
  pageNo: z.number().int().positive().max(999),
  box: PageBox.extend({ left: share, top: share, width: share, height: share }),
})
export type NewClip = z.infer<typeof NewClip>

/** A rectangle of a page that a reader cut out. It says nothing about that reader. */
export const Clip = z.object({
  /** Its id and our signature. */
  token: z.string(),
  publisher: PublisherCode,
  date: IssueDate,
  edition: z.number().int(),
  edition_name: z.string(),
  edition_names: Names.exactOptional(),
  page_name: z.string(),
  page_names: Names.exactOptional(),
  /** Of the picture, in pixels. */
  width: z.number().int(),
  height: z.number().int(),
  created_at: z.iso.datetime(),
})
export type Clip = z.infer<typeof Clip>

export const makeClip = defineRoute({
  method: 'POST',
  path: '/epaper/clips',
  summary: 'Cut a rectangle out of a page that the reader may open.',
  caller: 'reader',
  body: NewClip,
  reply: Clip,
})

const OfToken = z.object({ token: text(60) })

export const getClip = defineRoute({
  method: 'GET',
  path: '/clips/:token',
  summary: 'Where a clip was cut out. Not found if it is forged.',
  caller: 'anyone',
  params: OfToken,
  reply: Clip,
})

export const getClipPicture = defineRoute({
  method: 'GET',
  path: '/clips/:token/picture',
  summary: 'The clip with title, date, edition, page and a QR code of its address.',
  caller: 'anyone',
  params: OfToken,
  reply: z.string(),
  media: 'image/jpeg',
})
