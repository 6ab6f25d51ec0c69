import type { IssueKey } from '#domain/access.ts'
import type { PressedRegion } from '#store/issues/issue-version.ts'
import { articleTexts, mapTexts } from './article-texts.ts'
import type { PackagedAd, PackagedArticle } from './package/packaged-issue.ts'
import { sanitiseHtml } from './package/sanitise-html.ts'
import { textOf } from './package/text-of-html.ts'
import type { AdContent, ArticleContent, Box, PageContent } from './page-content.ts'
import { articleHtml } from './read/article-html.ts'
import { isReadable, withoutUndecoded } from './read/text-quality.ts'
import { numberDuplicates, packagedRegionId, regionId } from './region-id.ts'

/** A region with the content that opens when a reader selects it. */
export interface RegionWithContent extends PressedRegion {
  box: Box
  /** The image file of an advertisement, if the package contains one. */
  picture?: string
  /** The text of an article; empty if it is not trusted and only the picture is shown. */
  html: string
}

/** Articles in reading order, then advertisements. */
export function pageRegions(
  key: IssueKey,
  pageNo: number,
  content: PageContent,
): RegionWithContent[] {
  return numberDuplicates([
    ...content.articles.map((article) => articleRegion(key, pageNo, article)),
    ...content.ads.map((ad) => adRegion(key, pageNo, ad)),
  ])
}

function articleRegion(
  key: IssueKey,
  pageNo: number,
  article: ArticleContent | PackagedArticle,
): RegionWithContent {
  const shown = trustedArticle(article)
  const html = shown ? htmlOf(shown) : ''
  return {
    id: idOf(key, pageNo, article, article.headline),
    kind: 'article',
    title: shown?.headline ?? '',
    ...placeOf(article.box),
    box: article.box,
    html,
    language: article.language,
    provenance: shown?.provenance ?? 'none',
    confidence: article.confidence,
    text: textOf(html),
  }
}

/** The article as readers see it; undefined if its text cannot be read and its image is shown instead. */
function trustedArticle(
  article: ArticleContent | PackagedArticle,
): ArticleContent | PackagedArticle | undefined {
  if (article.provenance === 'package') return article
  const isTrusted = isReadable(articleTexts(article).join('\n'))
  return isTrusted ? mapTexts(article, withoutUndecoded) : undefined
}

function adRegion(key: IssueKey, pageNo: number, ad: AdContent | PackagedAd): RegionWithContent {
  return {
    ...('image' in ad && ad.image && { picture: ad.image }),
    id: idOf(key, pageNo, ad, ''),
    kind: 'ad',
    title: '',
    ...placeOf(ad.box),
    box: ad.box,
    html: '',
    language: '',
    provenance: 'id' in ad ? 'package' : 'pdf',
    confidence: ad.confidence,
    text: isReadable(ad.text) ? ad.text : '',
  }
}

function idOf(key: IssueKey, pageNo: number, region: { id?: string; box: Box }, headline: string) {
  if (region.id) return packagedRegionId(key, region.id)
  return regionId(key, pageNo, headline || JSON.stringify(region.box))
}

function htmlOf(article: ArticleContent | PackagedArticle): string {
  if (!('html' in article && article.html)) return articleHtml(article)
  // The newsroom's HTML has only the running text; headline and byline are in the manifest.
  return articleHtml({ ...article, paragraphs: [] }) + sanitiseHtml(article.html)
}

/** The box in the format of the contract, clipped to the page. */
export function placeOf({ top, left, width, height }: Box) {
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)
  const x = within(left, 100)
  const y = within(top, 100)
  return {
    top: percent(y),
    left: percent(x),
    width: percent(within(width, 100 - x)),
    height: percent(within(height, 100 - y)),
  }
}

function percent(value: number): string {
  return `${Number(value.toFixed(3))}%`
}

/** The part of a region that is stored in the database. */
export function withoutContent({
  box,
  html,
  picture,
  ...region
}: RegionWithContent): PressedRegion {
  return region
}
