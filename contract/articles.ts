import { z } from 'zod'
import { CompactDate } from './issue-date.ts'
import { EditionId, PageImage } from './issues.ts'
import { PublisherCode } from './publisher.ts'
import { defineRoute } from './route.ts'

/** The tags that article HTML may contain; everything else is removed. */
export const ARTICLE_TAGS = [
  'p',
  'b',
  'i',
  'em',
  'strong',
  'a',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'br',
  'div',
  'span',
] as const
export const ARTICLE_ATTRIBUTES = ['href', 'target', 'class', 'id', 'style'] as const

export const ArticleId = z
  .string()
  .max(100)
  .regex(/^[\w-]+(\.[\w-]+)*$/)

/** The file of an article in the folder `a/` of its issue, as in `htmlFile`. */
export const ArticleFile = z
  .string()
  .max(105)
  .regex(/^[\w-]+(\.[\w-]+)*\.html$/)

export const CROP_MARGIN_PX = 10
export const CROP_JPEG_QUALITY = 0.9
/** Precedes the publication's name on every cropped image. */
export const WATERMARK = 'Presented by'

export function downloadFileName(articleId: string): string {
  return `article-${articleId}.jpg`
}

/** Names one file of an issue. */
const VersionFolder = z.object({
  publisher: PublisherCode,
  date: CompactDate,
  edition: EditionId,
  version: z.string().regex(/^[\w-]{1,100}$/),
})

/** The URL made of `html_url_suffix` and `htmlFile`. */
export const getArticleHtml = defineRoute({
  method: 'GET',
  path: '/epaper/files/:publisher/:date/:edition/:version/a/:articleFile',
  summary: "An article's text, if the caller may open its page.",
  caller: 'anyone',
  params: VersionFolder.extend({ articleFile: ArticleFile }),
  reply: z.string(),
  media: 'text/html',
})

/** In the HTML, an empty `div` of this class and the insert's id marks its place. */
export const INSERT_CLASS = 'insert'

const InsertId = z.string().regex(/^insert-\d+$/)

/** A picture cut out of the page. Files are relative to the folder of the inserts file. */
const PictureInsert = z.object({
  id: InsertId,
  kind: z.literal('picture'),
  /** The largest JPEG. */
  image: z.string(),
  /** JPEG, for browsers without AVIF; WebP in issues before press version 7. */
  images: z.array(PageImage),
  avif: z.array(PageImage),
  width: z.number().int(),
  height: z.number().int(),
  caption: z.string().exactOptional(),
  credit: z.string().exactOptional(),
})

const QuoteInsert = z.object({
  id: InsertId,
  kind: z.literal('quote'),
  text: z.string(),
  speaker: z.string().exactOptional(),
})

const BoxInsert = z.object({
  id: InsertId,
  kind: z.literal('box'),
  title: z.string().exactOptional(),
  paragraphs: z.array(z.string()),
})

const TableInsert = z.object({
  id: InsertId,
  kind: z.literal('table'),
  title: z.string().exactOptional(),
  /** The first rows are the header. */
  headerRows: z.number().int().min(0),
  rows: z.array(z.array(z.string())),
})

/** What stands in an article beside its running text. */
export const ArticleInsert = z.discriminatedUnion('kind', [
  PictureInsert,
  QuoteInsert,
  BoxInsert,
  TableInsert,
])
export type ArticleInsert = z.infer<typeof ArticleInsert>

export const ArticleInserts = z.object({
  format: z.literal(1),
  /** In reading order. */
  inserts: z.array(ArticleInsert),
})
export type ArticleInserts = z.infer<typeof ArticleInserts>

/** The URL made of `html_url_suffix` and `insertsFile`. */
export const getArticleInserts = defineRoute({
  method: 'GET',
  path: '/epaper/files/:publisher/:date/:edition/:version/a/:articleId/inserts.json',
  summary: "An article's pictures, quotes, boxes and tables, if the caller may open its page.",
  caller: 'anyone',
  params: VersionFolder.extend({ articleId: ArticleId }),
  reply: ArticleInserts,
})
