import type { Desk } from './desk.ts'
import { frontPage, spreadPage } from './pages/front-pages.ts'
import type { PageOrder } from './pages/open-page.ts'
import * as section from './pages/section-pages.ts'
import * as story from './pages/story-pages.ts'

/** One page, or two that belong together, for each thing that newspapers do. */
export const FEATURES: Readonly<Record<string, (order: PageOrder) => Promise<Desk[]>>> = {
  'lead with kicker and strapline': story.leadPage,
  'ragged with hyphens': story.raggedPage,
  briefs: section.briefsPage,
  letters: section.lettersPage,
  'framed narrow stories': story.framedPage,
  opinion: section.opinionPage,
  'drop and raised capitals': story.capitalsPage,
  'white space without rules': story.whiteSpacePage,
  'L-shaped stories': story.lShapedPage,
  'spread with a headline across the fold': spreadPage,
  classifieds: section.classifiedsPage,
  'front page': frontPage,
  'pull quotes and fact boxes': story.quotesPage,
  'sport with scorecards': section.sportPage,
  'weather, puzzles, prices': section.servicePage,
  'reversed headlines': story.reversedPage,
  'text around a cut-out': story.cutOutPage,
  'unequal columns': story.unequalPage,
  'rotated text': story.turnedPage,
  'references and continuations': story.referencesPage,
  'foot line and folio': story.footLinePage,
  'picture before the headline': story.pictureFirstPage,
}
