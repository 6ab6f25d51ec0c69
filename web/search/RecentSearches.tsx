import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { textLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './start-searching.module.css'

interface RecentSearchesProps {
  recent: readonly string[]
  onPick: (text: string) => void
  onForget: () => void
}

export function RecentSearches({ recent, onPick, onForget }: RecentSearchesProps) {
  const t = useT()
  return (
    <section className={styles.recents} aria-labelledby="recent-searches">
      <div className={styles.head}>
        <h2 id="recent-searches" className={styles.heading}>
          {t('Recent searches')}
        </h2>
        <Button variant="quiet" onPress={onForget}>
          {t('Clear recent searches')}
        </Button>
      </div>
      <ul>
        {recent.map((text) => (
          <li key={text}>
            <button
              type="button"
              className={styles.recent}
              lang={textLanguage(text)}
              data-stop
              onClick={() => onPick(text)}
            >
              <Icon name="clock" />
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
