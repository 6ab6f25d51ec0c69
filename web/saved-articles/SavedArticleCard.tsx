import type { SavedArticle } from '#contract/saved-articles.ts'
import { formatShortDate } from '#domain/format.ts'
import { CardLink } from '#ui/CardLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { brand } from '../brand/brand.ts'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { searchOf } from '../paper/place.ts'
import { ReadTick } from '../reading-places/ReadTick.tsx'
import { ShareButton } from '../share/ShareButton.tsx'
import { Thumbnail } from '../thumbnails/Thumbnail.tsx'
import styles from './saved-articles.module.css'

interface SavedArticleCardProps {
  article: SavedArticle
  editionName: string
  onRemove: () => void
}

export function SavedArticleCard({ article, editionName, onRemove }: SavedArticleCardProps) {
  const t = useT()
  const { language } = useLanguage()
  const { withdrawn } = article
  const title = withdrawn ? t('This article was withdrawn.') : article.title || t('Article')
  const path = savedArticlePath(article)
  return (
    <>
      <div className={withdrawn ? `${styles.thumbnail} ${styles.withdrawn}` : styles.thumbnail}>
        {withdrawn ? <Icon name="pages" /> : <Thumbnail article={article} />}
      </div>
      <h2 className={styles.title} lang={article.title ? brand().language : undefined}>
        <CardLink to={path}>{title}</CardLink>
      </h2>
      <div className={styles.foot}>
        <p className={styles.origin}>
          <time dateTime={article.edition_date}>
            {formatShortDate(article.edition_date, language)}
          </time>
          <span>{editionName}</span>
          <ReadTick
            issue={{ date: article.edition_date, edition: article.edition_number }}
            articleId={article.article_id}
          />
        </p>
        <div className={styles.tools}>
          {!withdrawn && <ShareButton shared={{ title, path }} isNamed />}
          <IconButton icon="trash" label={t('Delete: {title}', { title })} onPress={onRemove} />
        </div>
      </div>
    </>
  )
}

/** `source` makes closing the article return to the list. */
function savedArticlePath(article: SavedArticle): string {
  const { article_id, edition_date: date, edition_number: edition, page_no } = article
  const search = searchOf({ date, edition, pageIndex: page_no - 1 })
  return `/article/${encodeURIComponent(article_id)}${search}&source=saved_articles`
}
