import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { CROP_JPEG_QUALITY, WATERMARK } from '#contract/articles.ts'
import type { ArticleRegion } from '#contract/issues.ts'
import { brand } from '../brand/brand.ts'
import type { PrintedArticle } from '../paper/article-text.ts'
import { openFile } from '../paper/open-file.ts'
import { type Box, cropBox, imageToCrop, ownParts } from './crop-box.ts'

/** Query for the article's picture, cropped from its page. */
export function articleImageQuery(cache: QueryClient, { issue, page, article }: PrintedArticle) {
  const { date, id } = issue.edition
  const file = imageToCrop(page, article)
  return queryOptions({
    queryKey: ['article-image', date, id, article.id, file],
    queryFn: async () => {
      const picture = await openFile(cache, {
        issue: { date, edition: id },
        folderOf: ({ data_url_suffix }) => data_url_suffix,
        file,
        priority: 'high',
      })
      return cutOut(await picture.blob(), article)
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  })
}

/** Crops an article from a page's picture, as a JPEG with the title's name below it. Areas of others are left white. */
async function cutOut(page: Blob, article: ArticleRegion): Promise<Blob> {
  const picture = await createImageBitmap(page)
  const crop = cropBox(article, picture)
  const { left, top, width, height } = crop
  const strip = await watermarkStrip(width)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height + strip.height
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('No canvas to draw on')
  context.fillStyle = PAPER
  context.fillRect(0, 0, width, height)
  context.save()
  clipTo(context, ownParts(article, picture, crop))
  context.drawImage(picture, left, top, width, height, 0, 0, width, height)
  context.restore()
  picture.close()
  drawStrip(context, strip, height)
  return toJpeg(canvas)
}

function clipTo(context: CanvasRenderingContext2D, parts: readonly Box[]): void {
  if (parts.length === 0) return
  context.beginPath()
  for (const { left, top, width, height } of parts) context.rect(left, top, width, height)
  context.clip()
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (jpeg: Blob | null) => {
      // Frees the canvas memory at once.
      canvas.width = 0
      if (jpeg) resolve(jpeg)
      else reject(new Error('The canvas gave no picture'))
    }
    canvas.toBlob(take, 'image/jpeg', CROP_JPEG_QUALITY)
  })
}

const PAPER = '#ffffff'
const INK = '#1a1815'
const RULE = '#ddd7cb'

const SMALLEST_PX = 12
const LARGEST_PX = 36
/** Relative to the picture's width. */
const TYPE_SHARE = 0.024
/** Relative to the font size. */
const STRIP_SHARE = 2.25
const MARGIN_SHARE = 0.75

/** The watermark is a strip below the picture, so that it covers no text. */
interface Strip {
  text: string
  font: string
  size: number
  height: number
}

async function watermarkStrip(width: number): Promise<Strip> {
  const text = `${WATERMARK} ${brand().name}`
  const size = Math.round(Math.min(LARGEST_PX, Math.max(SMALLEST_PX, width * TYPE_SHARE)))
  const font = `600 ${size}px "Noto Serif", "Noto Serif Kannada", serif`
  // A font that no visible text uses is not loaded yet.
  await document.fonts.load(font, text).catch(() => undefined)
  return { text, font, size, height: Math.round(size * STRIP_SHARE) }
}

function drawStrip(context: CanvasRenderingContext2D, strip: Strip, top: number): void {
  const { width } = context.canvas
  const margin = strip.size * MARGIN_SHARE
  context.fillStyle = PAPER
  context.fillRect(0, top, width, strip.height)
  context.fillStyle = RULE
  context.fillRect(0, top, width, 1)
  context.fillStyle = INK
  context.font = strip.font
  context.textAlign = 'end'
  context.textBaseline = 'middle'
  context.fillText(strip.text, width - margin, top + strip.height / 2, width - 2 * margin)
}
