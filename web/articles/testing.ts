import type { Page } from '#contract/issues.ts'

interface TestPage {
  articles?: string[]
  ads?: string[]
  widths?: number[]
  locked?: boolean
}

const PLACE = { top: '0%', left: '0%', width: '50%', height: '50%' }

export function testPage({ articles = [], ads = [], widths = [], ...page }: TestPage): Page {
  return {
    pageNo: 1,
    name: 'Front Page',
    displayName: '01 Front Page',
    image: 'page.jpg',
    imgThumbFile: 'thumb.webp',
    images: widths.map((width) => ({ width, file: `w${width}.webp` })),
    avif: [],
    width: 2400,
    height: 3782,
    locked: page.locked ?? false,
    articles: articles.map((id) => ({ ...PLACE, id, title: id, htmlFile: `a/${id}.html` })),
    ads: ads.map((id) => ({ ...PLACE, id, imgFile: `ads/${id}.webp` })),
  }
}
