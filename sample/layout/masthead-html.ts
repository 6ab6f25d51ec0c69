import type { PageCopy } from '../content/story.ts'
import type { SampleEdition, SampleTitle } from '../content/titles.ts'
import { escapeHtml } from './story-html.ts'

/** Millimetres from the top of the page to the first line of copy. */
export const FRONT_TOP = 62
export const INNER_TOP = 25

const PRICE = { en: 'Rs 6.00', kn: '₹6.00' }
const PAGES = { en: (count: number) => `${count} pages`, kn: (count: number) => `${count} ಪುಟಗಳು` }

interface Issue {
  title: SampleTitle
  edition: SampleEdition
  wordmark: string
  pageCount: number
}

export function mastheadHtml({ title, edition, wordmark, pageCount }: Issue): string {
  return `<header class="masthead" data-region="masthead" data-sort="masthead">
    <img class="wordmark" src="${wordmark}" alt="${escapeHtml(title.masthead)}">
    <p class="motto">${escapeHtml(title.motto)}</p>
    <div class="dateline-bar"><span class="date-slot"></span><b class="edition">${escapeHtml(edition.printed)}</b><span>${PAGES[title.lang](pageCount)} · ${PRICE[title.lang]}</span></div>
  </header>`
}

export function folioHtml(copy: PageCopy, { title, wordmark }: Issue): string {
  const number = `<b class="page-number">${copy.pageNo}</b>`
  return `<header class="folio" data-region="folio" data-sort="folio">
    <h1>${escapeHtml(copy.sectionHead)}</h1><img class="wordmark" src="${wordmark}" alt="${escapeHtml(title.masthead)}"><span class="date-slot"></span>${number}
  </header>`
}
