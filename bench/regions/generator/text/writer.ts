import { SAMPLE_PAGES } from '#sample/content/pages.ts'
import type { Random } from '#sample/layout/random.ts'
import type { Language } from '../type/faces.ts'
import { LABELS, NAMES } from './names.ts'

/** Writes sentences from the words of the sample's stories: each word follows one that it follows there. */
export interface Writer {
  words(count: number): string
  sentence(): string
  paragraph(sentences: number): string
  headline(words: number): string
  /** A word or two with a meaning, as over a story or within it. */
  label(): string
  name(): string
  pick<T>(choices: readonly T[]): T
  between(least: number, most: number): number
  chance(share: number): boolean
}

/** Longer ones are addresses without their signs. */
const LONGEST = { en: 16, kn: 24 }
const LONG = { en: 6, kn: 5 }

export function createWriter(language: Language, random: Random): Writer {
  const { starts, next } = chainOf(language)
  const longWords = starts.filter((word) => word.length >= LONG[language])
  const pick = <T>(choices: readonly T[]): T => {
    const choice = choices[Math.floor(random() * choices.length)]
    if (choice === undefined) throw new Error('Nothing to choose from')
    return choice
  }
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const chance = (share: number) => random() < share
  const name = () => `${pick(NAMES[language].first)} ${pick(NAMES[language].last)}`
  const figure = () =>
    pick([
      `${between(2, 99)}`,
      `${between(2, 9)}.${between(1, 9)}`,
      `${between(1, 9)},${between(100, 999)}`,
      `${between(1, 9)},${between(10, 99)},000`,
      `${between(2, 90)}%`,
    ])

  const run = (count: number): string[] => {
    const words: string[] = []
    let word = pick(starts)
    while (words.length < count) {
      words.push(chance(0.04) ? figure() : word)
      word = pick(next.get(word) ?? starts)
    }
    return words
  }
  const words = (count: number) => run(count).join(' ')
  const punctuated = (count: number) =>
    run(count)
      .map((word, index) => (index > 1 && index < count - 2 && chance(0.09) ? `${word},` : word))
      .join(' ')
  const sentence = () => {
    const text = capitalised(punctuated(between(7, 17)))
    if (chance(0.14)) return LABELS[language].said(text, name())
    return `${text}.`
  }
  return {
    words,
    sentence,
    paragraph: (sentences) => Array.from({ length: sentences }, sentence).join(' '),
    headline: (count) => capitalised(words(count)),
    label: () =>
      capitalised(Array.from({ length: between(1, 2) }, () => pick(longWords)).join(' ')),
    name,
    pick,
    between,
    chance,
  }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

interface Chain {
  starts: string[]
  next: Map<string, string[]>
}

const chains = new Map<Language, Chain>()

function chainOf(language: Language): Chain {
  const known = chains.get(language) ?? makeChain(language)
  chains.set(language, known)
  return known
}

function makeChain(language: Language): Chain {
  const stories = SAMPLE_PAGES.filter(({ title }) => title.lang === language).flatMap(
    ({ copy }) => copy.stories,
  )
  const starts: string[] = []
  const next = new Map<string, string[]>()
  for (const text of stories.flatMap(({ paragraphs }) => paragraphs)) {
    for (const sentence of text.split(/(?<=[.?!])\s+/)) {
      const words = sentence
        .split(/\s+/)
        .map((word) => word.replaceAll(/[^\p{L}\p{M}\p{Join_Control}-]/gu, ''))
        .filter((word) => word.length <= LONGEST[language])
        .filter((word) => /\p{L}/u.test(word) && !word.startsWith('-') && !word.endsWith('-'))
      const [, ...rest] = words
      for (const [index, word] of rest.entries()) {
        starts.push(word)
        const after = rest[index + 1]
        if (after) next.set(word, [...(next.get(word) ?? []), after])
      }
    }
  }
  return { starts, next }
}
