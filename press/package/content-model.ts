import type { PageBlock, PageModel, PageStory } from '#contract/page-model.ts'
import { languageOf } from '../read/language.ts'
import type { PackagedAd, PackagedArticle } from './packaged-issue.ts'
import type { AdContent, ArticleContent, PageContent } from './page-content.ts'
import { sanitiseHtml } from './sanitise-html.ts'

/** Converts the articles and advertisements of a page to stories. Positions within an article are not known. */
export function modelOfContent(content: PageContent): PageModel {
  const stories = [...content.articles.map(storyOfArticle), ...content.ads.map(storyOfAd)]
  return {
    format: 1,
    stories: stories.map((story, index) => ({ ...story, blocks: numbered(story, index + 1) })),
    furniture: [],
  }
}

function numbered({ blocks }: PageStory, storyNo: number): PageBlock[] {
  return blocks.map((block, index) => ({ ...block, id: `${storyNo}-${index + 1}` }))
}

type Part = Pick<PageBlock, 'role' | 'text' | 'html'>

function storyOfArticle(article: ArticleContent | PackagedArticle): PageStory {
  const parts = [...headParts(article), ...bodyParts(article), ...tailParts(article)]
  const blocks = parts
    .filter(({ text }) => text !== '')
    .map((part) => ({ ...part, id: '', boxes: [article.box] }))
  return {
    ...('id' in article && { id: article.id }),
    type: 'story',
    box: article.box,
    rects: article.pieces,
    blocks,
    language: article.language,
    provenance: article.provenance,
    confidence: article.confidence,
    opensAs: blocks.length > 0 ? 'text' : 'image',
  }
}

function headParts({ kicker = '', headline, standfirst = '', ...rest }: ArticleContent): Part[] {
  return [
    { role: 'kicker', text: kicker },
    { role: 'headline', text: headline },
    { role: 'strapline', text: standfirst },
    { role: 'byline', text: rest.byline ?? '' },
    { role: 'dateline', text: rest.dateline ?? '' },
  ]
}

function bodyParts(article: ArticleContent | PackagedArticle): Part[] {
  const { paragraphs, crossheads = [] } = article
  if ('html' in article && article.html) {
    return [{ role: 'body', text: paragraphs.join('\n'), html: sanitiseHtml(article.html) }]
  }
  const last = paragraphs.length
  return [...paragraphs, ''].flatMap((text, index): Part[] => [
    ...crossheads
      .filter(({ before }) => Math.min(before, last) === index)
      .map((crosshead): Part => ({ role: 'subhead', text: crosshead.text })),
    { role: 'body', text },
  ])
}

function tailParts({ quotes = [], captions = [] }: ArticleContent): Part[] {
  return [
    ...quotes.map((text): Part => ({ role: 'pull quote', text })),
    ...captions.map((text): Part => ({ role: 'caption', text })),
  ]
}

function storyOfAd(ad: AdContent | PackagedAd): PageStory {
  return {
    ...('id' in ad && { id: ad.id }),
    type: 'advertisement',
    box: ad.box,
    rects: 'pieces' in ad ? ad.pieces : [ad.box],
    blocks: ad.text ? [{ id: '', role: 'advertisement', boxes: [ad.box], text: ad.text }] : [],
    language: languageOf(ad.text),
    provenance: 'id' in ad ? 'package' : 'pdf',
    confidence: ad.confidence,
    opensAs: 'image',
  }
}
