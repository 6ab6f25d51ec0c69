import type { Picture, Story } from '../content/story.ts'
import { hyphenate } from './hyphenate.ts'

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

export function part(tag: string, name: string, text: string | undefined): string {
  if (!text) return ''
  return `<${tag} class="${name}" data-part="${name}">${escapeHtml(text)}</${tag}>`
}

/** Keeps hyphenated words on one line. */
function keepHyphenatedWords(headline: string): string {
  return escapeHtml(headline).replace(/\S+-\S+/g, '<span class="keepHyphenatedWords">$&</span>')
}

/** The CSS classes for the rank of a story. */
export function storyLook(rank: number): string {
  return `story ${rank === 0 ? 'lead' : rank < 3 ? 'second' : 'minor'}`
}

export function headHtml(story: Story, headPt: number): string {
  const headline = `<h2 class="headline" data-part="headline" style="font-size:${headPt}pt">${keepHyphenatedWords(story.headline)}</h2>`
  return `<header class="head">${part('p', 'kicker', story.kicker)}${headline}${part('p', 'standfirst', story.standfirst)}${part('p', 'byline', story.byline)}</header>`
}

/** All paragraphs and crossheads in reading order, not yet split into columns. */
export function bodyHtml(story: Story, lang: 'en' | 'kn'): string {
  const broken = (text: string) => escapeHtml(lang === 'en' ? hyphenate(text) : text)
  return story.paragraphs
    .map((text, index) => {
      const crosshead = story.crossheads?.find((each) => each.before === index)
      const dateline =
        index === 0 && story.dateline
          ? `<b class="dateline" data-part="dateline">${escapeHtml(story.dateline)}:</b> `
          : ''
      const paragraph = `<p data-part="paragraph" data-paragraph="${index}">${dateline}${broken(text)}</p>`
      return (crosshead ? part('h3', 'crosshead', crosshead.text) : '') + paragraph
    })
    .join('')
}

export function captionHtml(picture: Picture): string {
  const credit = picture.credit
    ? ` <span class="credit" data-part="credit">${escapeHtml(picture.credit)}</span>`
    : ''
  return `<figcaption data-part="caption">${escapeHtml(picture.caption)}${credit}</figcaption>`
}

export function quoteHtml(quote: { text: string; speaker: string }): string {
  return `<blockquote data-part="quote"><p>${escapeHtml(quote.text)}</p><cite>${escapeHtml(quote.speaker)}</cite></blockquote>`
}
