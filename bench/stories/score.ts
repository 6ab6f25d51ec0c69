import { areSameStory } from '#domain/stories/same-story.ts'
import { fingerprintOf, storyText } from '#domain/stories/story-text.ts'
import type { Article, Pair } from './generated-pairs.ts'

export interface Score {
  pairs: number
  precision: number
  recall: number
}

export function scoreOf(pairs: readonly Pair[]): Score {
  const joined = pairs.filter(({ one, other }) => wouldJoin(one, other))
  const right = joined.filter(({ isSame }) => isSame).length
  return {
    pairs: pairs.length,
    precision: joined.length === 0 ? 1 : right / joined.length,
    recall: right / pairs.filter(({ isSame }) => isSame).length,
  }
}

/** What publishing does with two editions of a day: finds the other article by an anchor, then compares the texts. */
export function wouldJoin(one: Article, other: Article): boolean {
  return canJoin(compared(one), compared(other))
}

/** The pairs of a list that publishing would join. */
export function joinedIn(articles: readonly Article[]): [Article, Article][] {
  const all = articles.map((article) => ({ article, ...compared(article) }))
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => canJoin(one, other))
      .map((other): [Article, Article] => [one.article, other.article]),
  )
}

type Compared = ReturnType<typeof compared>

function compared({ title, text }: Article) {
  const words = storyText(text)
  return { ...fingerprintOf(title, words), words }
}

function canJoin(one: Compared, other: Compared): boolean {
  if (one.textHash !== undefined && one.textHash === other.textHash) return true
  const isCandidate = one.anchors.some((anchor) => other.anchors.includes(anchor))
  return isCandidate && areSameStory(one.words, other.words)
}
