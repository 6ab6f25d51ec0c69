import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { Frame } from '../frame/Frame.tsx'
import { useT } from '../i18n/use-t.ts'
import { SavedArticles } from './SavedArticles.tsx'
import styles from './saved-articles.module.css'

export function SavedArticlesScreen() {
  const t = useT()
  return (
    <Frame title={t('Saved Articles')}>
      <div className={styles.column}>
        <ScreenTitle>{t('Saved Articles')}</ScreenTitle>
        <SavedArticles />
      </div>
    </Frame>
  )
}
