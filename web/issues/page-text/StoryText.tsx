import { useMemo, useRef } from 'react'
import type { ArticleInsert } from '#contract/articles.ts'
import type { ArticleRegion, EpaperData } from '#contract/issues.ts'
import { TryAgain } from '../../brand/TryAgain.tsx'
import { useT } from '../../i18n/use-t.ts'
import { prepareText, StoryBlocks } from '../../story-text/StoryBlocks.tsx'
import { folderOf, useArticle, useRenewAddresses } from '../../story-text/use-article.ts'

interface StoryTextProps {
  issue: EpaperData
  article: ArticleRegion
}

const NO_INSERTS: readonly ArticleInsert[] = []

/** The blocks of a story below its headline. */
export function StoryText({ issue, article }: StoryTextProps) {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  const { html, inserts, text } = useArticle(issue, article)
  const renewAddresses = useRenewAddresses(issue)
  const prepared = useMemo(
    () => text && prepareText(belowHeadline(text), inserts.data ?? NO_INSERTS),
    [text, inserts.data],
  )

  if (article.opensAs === 'image') return <p>{t('This story is a picture without text.')}</p>
  if (html.isError) {
    return (
      <>
        <p role="alert">{t('Something went wrong, please try again.')}</p>
        <TryAgain isTrying={html.isFetching} onPress={() => html.refetch()} />
      </>
    )
  }
  if (!prepared) return <p role="status">{t('Loading...')}</p>
  return (
    <StoryBlocks
      text={prepared}
      place={place}
      folder={issue.data_url_suffix + folderOf(article)}
      onImageError={renewAddresses}
    />
  )
}

/** The text without its headline, which is the heading above it. The other headings go one level down. */
function belowHeadline(text: DocumentFragment): DocumentFragment {
  const copy = document.createDocumentFragment()
  copy.append(text.cloneNode(true))
  copy.querySelector('h1')?.remove()
  for (const level of [5, 4, 3, 2, 1]) {
    for (const heading of copy.querySelectorAll(`h${level}`)) {
      const lower = document.createElement(`h${level + 1}`)
      lower.append(...heading.childNodes)
      heading.replaceWith(lower)
    }
  }
  return copy
}
