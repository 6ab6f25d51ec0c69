import { FIRST_ARCHIVE_YEAR } from '#contract/issue-date.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'
import { brand } from '../brand/brand.ts'
import { textLanguage } from '../i18n/language.ts'
import { type Translate, useT } from '../i18n/use-t.ts'
import styles from './start-searching.module.css'

const PHRASES = { kn: '"ಕುಡಿಯುವ ನೀರು"', en: '"drinking water"' }

interface StartSearchingProps {
  recent: readonly string[]
  onPick: (text: string) => void
  onForget: () => void
}

/** Shown before a search: recent searches, and what can be searched. */
export function StartSearching({ recent, onPick, onForget }: StartSearchingProps) {
  const t = useT()
  return (
    <div className={styles.start}>
      {recent.length > 0 && <RecentSearches recent={recent} onPick={onPick} onForget={onForget} />}
      <Notice tone="empty" icon="search" title={t('Start Searching')}>
        {t('Every article of every edition since {year} can be found by its words.', {
          year: String(FIRST_ARCHIVE_YEAR),
        })}
      </Notice>
      <dl className={styles.ways}>
        {ways(t).map(({ name, example }) => (
          <div key={example} className={styles.way}>
            <dt>{name}</dt>
            <dd>
              <button
                type="button"
                className={styles.example}
                lang={textLanguage(example)}
                data-stop
                onClick={() => onPick(example)}
              >
                {example}
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function ways(t: Translate) {
  return [
    { name: t('In Kannada'), example: 'ಬೆಂಗಳೂರು' },
    ...(brand().language === 'en' ? [{ name: t('In English'), example: 'monsoon' }] : []),
    { name: t('Kannada in English letters'), example: 'bengaluru' },
    { name: t('Words that stand together, in quotes'), example: PHRASES[brand().language] },
  ]
}

interface RecentSearchesProps {
  recent: readonly string[]
  onPick: (text: string) => void
  onForget: () => void
}

function RecentSearches({ recent, onPick, onForget }: RecentSearchesProps) {
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
