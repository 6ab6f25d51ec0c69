import type { ArticleInsert } from '#contract/articles.ts'
import type { PageBlock, PageStory } from '#contract/page-model.ts'

/** The blocks that are shown beside the running text: pictures, quotes, boxes and tables, in reading order. */
export function insertBlocks({ blocks, opensAs }: PageStory): PageBlock[] {
  return opensAs === 'image' ? [] : blocks.filter((block) => kindOf(block) !== undefined)
}

export function insertId(index: number): `insert-${number}` {
  return `insert-${index + 1}`
}

export function isPicture(block: PageBlock): boolean {
  return kindOf(block) === 'picture'
}

function kindOf({ role, table }: PageBlock): ArticleInsert['kind'] | undefined {
  if (role === 'picture' || role === 'puzzle') return 'picture'
  if (role === 'pull quote') return 'quote'
  if (role === 'fact box') return 'box'
  return table && table.rows.length > 0 ? 'table' : undefined
}

export type PictureImages = Pick<
  Extract<ArticleInsert, { kind: 'picture' }>,
  'image' | 'images' | 'avif' | 'width' | 'height'
>

/** The inserts of a story; `imagesOf` names the files of its pictures. */
export function insertsOf(
  story: PageStory,
  imagesOf: ReadonlyMap<PageBlock, PictureImages>,
): ArticleInsert[] {
  return insertBlocks(story).flatMap((block, index): ArticleInsert[] => {
    const id = insertId(index)
    const { text, title, paragraphs = [text], table } = block
    switch (kindOf(block)) {
      case 'quote':
        return [{ id, kind: 'quote', text, ...(title && { speaker: title }) }]
      case 'box':
        return [{ id, kind: 'box', ...(title && { title }), paragraphs }]
      case 'table':
        return table ? [{ id, kind: 'table', ...(title && { title }), ...table }] : []
      case 'picture': {
        const images = imagesOf.get(block)
        const caption = textBelow(story, block, 'caption')
        const credit = textBelow(story, block, 'credit')
        const words = { ...(caption && { caption }), ...(credit && { credit }) }
        return images ? [{ id, kind: 'picture', ...images, ...words }] : []
      }
      default:
        return []
    }
  })
}

function textBelow({ blocks }: PageStory, picture: PageBlock, role: 'caption' | 'credit'): string {
  const own = blocks.filter((block) => block.role === role && block.of === picture.id)
  return own.map(({ text }) => text).join(' ')
}
