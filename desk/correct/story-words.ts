import type { DraftStory, InvalidStep } from '#contract/desk/correction-steps.ts'
import type { ClosedPage } from '#contract/desk/corrections.ts'
import type { Doubt } from '#contract/page-model.ts'
import { DOUBTFUL_BELOW } from '#domain/night-board/edition-night.ts'
import type { Translate } from '../i18n/use-t.ts'
import { typeName } from './type-names.ts'

export function isDoubtful({ isSettled, confidence }: DraftStory): boolean {
  return !isSettled && confidence < DOUBTFUL_BELOW
}

/** The headline, else the first words. */
export function titleOf(story: DraftStory, t: Translate): string {
  const headline = story.blocks.find(({ role }) => role === 'headline')
  const text = headline?.text || story.blocks.find((block) => block.text)?.text
  return text ? firstWords(text) : t('Story without a headline')
}

const TITLE_LENGTH = 70

function firstWords(text: string): string {
  if (text.length <= TITLE_LENGTH) return text
  return `${text.slice(0, TITLE_LENGTH).replace(/\s\S*$/, '')}…`
}

interface PlaceInOrder {
  place: number
  count: number
}

/** The accessible name of a story: its headline, type, place in the reading order and doubts. */
export function storyName(story: DraftStory, { place, count }: PlaceInOrder, t: Translate): string {
  const parts = [
    titleOf(story, t),
    typeName(story.type, t),
    t('{place} of {all}', { place, all: count }),
    ...(isDoubtful(story) ? [doubtWords(story, t)] : []),
  ]
  return parts.join(', ')
}

export function doubtWords({ doubts = [] }: DraftStory, t: Translate): string {
  if (doubts.length === 0) return t('doubtful')
  return t('doubtful: {reasons}', {
    reasons: doubts.map((doubt) => doubtName(doubt, t)).join(', '),
  })
}

function doubtName(doubt: Doubt, t: Translate): string {
  switch (doubt) {
    case 'no headline':
      return t('no headline')
    case 'gaps in its area':
      return t('gaps in its area')
    case 'overlaps another story':
      return t('overlaps another story')
    case 'little text':
      return t('little text')
    case 'small type':
      return t('small type')
    case 'short headline':
      return t('short headline')
    case 'long headline':
      return t('long headline')
    case 'uneven columns':
      return t('uneven columns')
    case 'run-in headline':
      return t('headline in the line of the text')
    case 'headline in small type':
      return t('headline in small type')
    case 'guessed spaces':
      return t('spaces were guessed')
    case 'quote in the text':
      return t('a quote in the text')
  }
}

/** Why a page cannot be corrected. */
export function closedWords(why: ClosedPage, t: Translate): string {
  switch (why) {
    case 'outdated':
      return t('Readers see another version of this page by now. Discard the draft to begin again.')
    case 'withdrawn':
      return t('The page has a withdrawn article and cannot be corrected.')
    case 'no-model':
      return t('An earlier release of the press made this page. It cannot be corrected here.')
  }
}

/** Why a step cannot be made. */
export function invalidWords(why: InvalidStep, t: Translate): string {
  switch (why) {
    case 'no-such-story':
    case 'no-such-block':
      return t('It is not there any more.')
    case 'nothing-cut':
      return t('The line cuts nothing. Draw it across the story.')
    case 'no-area':
      return t('Nothing of the area would be left.')
    case 'outdated':
    case 'withdrawn':
    case 'no-model':
      return closedWords(why, t)
    case 'no-such-step':
      return t('There is nothing to undo.')
    case 'id-in-use':
    case 'id-of-another-page':
    case 'too-few-ids':
    case 'no-such-picture':
      return t('The change was not made. Please try again.')
  }
}
