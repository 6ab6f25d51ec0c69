import type { PageBlock, PageModel, PageStory } from '#contract/page-model.ts'
import { legacyToUnicode, looksLegacy } from './legacy-to-unicode.ts'

/** Converts text set in a legacy Kannada font to Unicode. */
export function repairLegacyText<M extends PageModel>(model: M): M {
  return { ...model, stories: model.stories.map(repairStory) }
}

function repairStory(story: PageStory): PageStory {
  if (!looksLegacy(story.blocks.map(({ text }) => text).join(' '))) return story
  const blocks = story.blocks.map(repairBlock)
  return { ...story, blocks, provenance: 'legacy-font', language: 'kn' }
}

function repairBlock(block: PageBlock): PageBlock {
  const { text, title, paragraphs, table } = block
  return {
    ...block,
    text: legacyToUnicode(text),
    ...(title !== undefined && { title: legacyToUnicode(title) }),
    ...(paragraphs && { paragraphs: paragraphs.map(legacyToUnicode) }),
    ...(table && { table: { ...table, rows: table.rows.map((row) => row.map(legacyToUnicode)) } }),
  }
}
