import { z } from 'zod'
import { PageBox } from './page-model.ts'

/** A line of printed text; numbers are in percent of the page. */
const WordLine = PageBox.extend({
  /** From left to right: left edge, width and text of each word. */
  words: z.array(z.tuple([z.number(), z.number(), z.string()])),
})
export type WordLine = z.infer<typeof WordLine>

/** The words that are printed on a page, with their places. */
export const PageWords = z.object({
  format: z.literal(1),
  /** In reading order, by story; lines that are in no story follow. */
  lines: z.array(WordLine),
})
export type PageWords = z.infer<typeof PageWords>
