import type { EpaperData } from '#contract/issues.ts'

/** The picture of an article, if the reader may open its page. */
export function thumbnailOf(issue: EpaperData, articleId: string): string | undefined {
  const article = issue.sections
    .flatMap(({ pages }) => pages)
    .flatMap(({ articles }) => articles)
    .find(({ id }) => id === articleId)
  return article && issue.data_url_suffix + besideText(article.htmlFile)
}

/** The press puts it beside the text. */
export function besideText(htmlFile: string): string {
  return htmlFile.replace(/\.html$/, '.webp')
}
