import type { Page } from '#contract/issues.ts'
import { canvasId, partOf, pictureOf, titleOf } from './parts.ts'

const THUMB_WIDTH = 240
const PREVIEW_WIDTH = 40

interface CanvasAddresses {
  base: string
  files: string
}

/** One page. A locked one is its preview and nothing else. */
export function canvasOf(page: Page, language: string, { base, files }: CanvasAddresses) {
  const id = canvasId(base, page)
  const thumbWidth = page.locked ? PREVIEW_WIDTH : THUMB_WIDTH
  const images = page.locked ? [] : page.images
  const largest = images.toSorted((one, other) => other.width - one.width)[0]
  const shown = largest ?? { file: page.image, width: PREVIEW_WIDTH }
  const painting = {
    id: `${id}/painting/image`,
    type: 'Annotation',
    motivation: 'painting',
    body: pictureOf(files + shown.file, shown.width, page),
    target: id,
  }
  return {
    id,
    type: 'Canvas',
    label: { [language]: [page.displayName] },
    width: page.width,
    height: page.height,
    thumbnail: [pictureOf(files + page.imgThumbFile, thumbWidth, page)],
    items: [{ id: `${id}/painting`, type: 'AnnotationPage', items: [painting] }],
    ...(!page.locked && page.articles.length > 0 && { annotations: [tagsOf(page, id, language)] }),
  }
}

function tagsOf(page: Page, canvas: string, language: string) {
  return {
    id: `${canvas}/articles`,
    type: 'AnnotationPage',
    items: page.articles.map((article, index) => ({
      id: `${canvas}/articles/${encodeURIComponent(article.id)}`,
      type: 'Annotation',
      motivation: 'tagging',
      body: {
        type: 'TextualBody',
        format: 'text/plain',
        language,
        value: titleOf(article, index, page),
      },
      target: partOf(canvas, article, page),
    })),
  }
}
