import { articleTexts } from '#press/article-texts.ts'
import { textOf } from '#press/package/text-of-html.ts'
import type { Box, PageContent } from '#press/page-content.ts'
import { articleHtml } from '#press/read/article-html.ts'
import { isReadable } from '#press/read/text-quality.ts'

/** A page as it would be published, in the words of the scorer. */
export interface FoundPage {
  articles: FoundArticle[]
  ads: { box: Box }[]
}

export interface FoundArticle {
  box: Box
  headline: string
  /** As search and listening get it: one line a paragraph. */
  text: string
  captions: readonly string[]
  /** Cut out and tied to a caption; the reader of today has none. */
  pictures: readonly { box: Box; caption: string }[]
}

export function foundPage(content: PageContent): FoundPage {
  return {
    articles: content.articles.map((article) => {
      const isShown = isReadable(articleTexts(article).join(' '))
      return {
        box: article.box,
        headline: isShown ? article.headline : '',
        text: isShown ? textOf(articleHtml(article)) : '',
        captions: article.captions ?? [],
        pictures: [],
      }
    }),
    ads: content.ads,
  }
}
