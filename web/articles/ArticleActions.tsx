import type { ComponentType } from 'react'
import { IconButton } from '#ui/IconButton.tsx'
import { useT } from '../i18n/use-t.ts'
import type { PrintedArticle } from '../paper/article-text.ts'
import { DownloadButton } from './DownloadButton.tsx'
import type { ArticleView } from './use-article-view.ts'

export type BookmarkComponent = ComponentType<{ article: PrintedArticle }>

interface ArticleActionsProps {
  view: ArticleView
  BookmarkButton: BookmarkComponent
}

/** The buttons in the header of an article, before Close. */
export function ArticleActions({ view, BookmarkButton }: ArticleActionsProps) {
  const t = useT()
  const { marking, mode, printed } = view
  return (
    <>
      {marking.searched && mode.kind === 'text' && (
        <IconButton
          icon="marker"
          label={t('Mark the words searched for')}
          isPressed={marking.isMarked}
          onPress={marking.toggle}
        />
      )}
      <BookmarkButton article={printed} />
      <DownloadButton article={printed} />
    </>
  )
}
