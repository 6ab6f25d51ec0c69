import { z } from 'zod'
import { StoryType } from './story-type.ts'

/** In percent of the page's width and height. */
export const PageBox = z.object({
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
})
export type PageBox = z.infer<typeof PageBox>

export const BLOCK_ROLES = [
  'headline',
  'kicker',
  'strapline',
  'byline',
  'dateline',
  'body',
  'subhead',
  'caption',
  'credit',
  'pull quote',
  'fact box',
  'table',
  'puzzle',
  'weather',
  'score',
  'index',
  'folio',
  'imprint',
  'reference',
  'advertisement',
  'picture',
] as const

/** A piece of a page with one function: a paragraph, a headline, a picture, a table. */
export const PageBlock = z.object({
  /** Unique on the page. Captions, credits and speakers name the block that they belong to. */
  id: z.string(),
  role: z.enum(BLOCK_ROLES),
  /** One for each column that the block runs through, in reading order. */
  boxes: z.array(PageBox).min(1),
  /** NFC; empty for pictures and the grids of puzzles. */
  text: z.string().default(''),
  /** Formatted text of a newsroom or an editor, sanitised. It is shown instead of `text`. */
  html: z.string().optional(),
  /** The picture of a caption or credit. */
  of: z.string().optional(),
  /** The speaker of a pull quote, and the title of a fact box or table. */
  title: z.string().optional(),
  /** The paragraphs of a fact box. */
  paragraphs: z.array(z.string()).optional(),
  /** The cells of a table; the first `headerRows` rows are its header. */
  table: z
    .object({ headerRows: z.number().int().min(0), rows: z.array(z.array(z.string())) })
    .optional(),
  /** The page that a reference points to. */
  page: z.number().int().optional(),
  /** A picture that staff sent in place of the printed one: `pNN/replacement-<id>`. */
  replacement: z.string().optional(),
})
export type PageBlock = z.infer<typeof PageBlock>

/** What speaks against the area or the headline of a story. */
export const DOUBTS = [
  'no headline',
  'gaps in its area',
  'overlaps another story',
  'little text',
  'small type',
  'short headline',
  'long headline',
  'uneven columns',
  'run-in headline',
  'headline in small type',
  'guessed spaces',
  'quote in the text',
] as const
export type Doubt = (typeof DOUBTS)[number]

/** What opens as one article or advertisement. */
export const PageStory = z.object({
  /** In the stored model, the id of the region. A package gives the newsroom's id; the PDF reader gives none. */
  id: z.string().optional(),
  type: StoryType,
  /** The bounding box of `rects`. */
  box: PageBox,
  /** The area of the story. The rectangles of two stories do not overlap. */
  rects: z.array(PageBox).min(1),
  /** In reading order. Pictures, quotes and boxes stand where the page has them. */
  blocks: z.array(PageBlock),
  language: z.enum(['kn', 'en']),
  /** How the text was obtained, the most trusted first. */
  provenance: z.enum(['package', 'pdf', 'legacy-font', 'ocr', 'none']),
  /** 0 to 1: the probability that the area and the headline are right. */
  confidence: z.number().min(0).max(1),
  /** Why the confidence is not higher. */
  doubts: z.array(z.enum(DOUBTS)).optional(),
  /** A story whose text is not prose, or is not readable, opens as an image. */
  opensAs: z.enum(['text', 'image']),
  continuesOn: z.number().int().optional(),
  continuedFrom: z.number().int().optional(),
  /** The id of the story on the page `continuesOn`, if a person chose it. */
  continuesIn: z.string().optional(),
  /** A headline for readers who cannot open the page. */
  teaser: z.string().optional(),
  /** A correction notice below the text. */
  notice: z.string().optional(),
})
export type PageStory = z.infer<typeof PageStory>

/** Everything that the press read on a page. */
export const PageModel = z.object({
  format: z.literal(1),
  /** In reading order, advertisements last. */
  stories: z.array(PageStory),
  /** Masthead, folio, index and imprint: part of no story. */
  furniture: z.array(PageBlock),
})
export type PageModel = z.infer<typeof PageModel>
