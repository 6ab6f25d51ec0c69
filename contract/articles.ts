import { z } from 'zod'
import { CompactDate } from './issue-date.ts'
import { EditionId } from './issues.ts'
import { PublisherCode } from './publisher.ts'
import { defineRoute } from './route.ts'

/** What article HTML may hold; anything else is taken out. */
export const ARTICLE_TAGS = [
  ...['p', 'b', 'i', 'em', 'strong', 'a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['ul', 'ol', 'li', 'br', 'div', 'span'],
] as const
export const ARTICLE_ATTRIBUTES = ['href', 'target', 'class', 'id', 'style'] as const

export const ArticleId = z
  .string()
  .max(100)
  .regex(/^[\w-]+(\.[\w-]+)*$/)

/** An article's file in its folder, which the issue's `htmlFile` names as `a/`. */
export const ArticleFile = z
  .string()
  .max(105)
  .regex(/^[\w-]+(\.[\w-]+)*\.html$/)

export const CROP_MARGIN_PX = 10
export const CROP_JPEG_QUALITY = 0.9
/** Stands before the publication's name on every cropped image. */
export const WATERMARK = 'Presented by'

export function downloadFileName(articleId: string): string {
  return `article-${articleId}.jpg`
}

/** Where `html_url_suffix` and `htmlFile` together point. */
export const getArticleHtml = defineRoute({
  method: 'GET',
  path: '/epaper/files/:publisher/:date/:edition/:version/a/:articleFile',
  summary: "An article's text, if the caller may open its page.",
  caller: 'anyone',
  params: z.object({
    publisher: PublisherCode,
    date: CompactDate,
    edition: EditionId,
    version: z.string().regex(/^[\w-]{1,100}$/),
    articleFile: ArticleFile,
  }),
  reply: z.string(),
  media: 'text/html',
})
