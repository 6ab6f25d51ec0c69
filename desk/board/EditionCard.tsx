import type { NightEdition } from '#contract/desk/board.ts'
import { missingPages, nightState, openingTimes } from '#domain/night-board/edition-night.ts'
import { nightSentence } from '#domain/night-board/night-sentence.ts'
import { isAllowed } from '#domain/staff/permissions.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { useMe } from '../session/use-me.ts'
import { queryOf } from '../versions/use-versions.ts'
import styles from './board.module.css'
import { EditionActions } from './EditionActions.tsx'
import { clockTime, stateName } from './release-words.ts'

interface EditionCardProps {
  edition: NightEdition
  now: number
  isLate: boolean
}

/** One edition of tonight, to be read from some metres away. */
export function EditionCard({ edition, now, isLate }: EditionCardProps) {
  const t = useT()
  const me = useMe()
  const { language } = useLanguage()
  const state = nightState(edition, now)
  const { early, general } = openingTimes(edition)
  const { publisher, edition: id } = edition
  const target = { kind: 'edition', publisher, edition: id } as const
  const mayRelease = isAllowed(me, 'issues.release', target)
  const mayCorrect = isAllowed(me, 'issues.correct', target)
  const figures = [
    [t('Expected'), edition.expected ?? '–'],
    [t('Arrived'), edition.arrived.length],
    [t('Made'), edition.made.length],
    [t('Doubtful'), edition.doubtful.length],
    [t('Held back'), edition.held.length],
  ] as const
  return (
    <li className={styles.card} data-state={isLate ? 'late' : state}>
      <div className={styles.cardHead}>
        <h2 className={styles.edition}>{edition.names[language]}</h2>
        <p className={styles.state}>{stateName(state, t)}</p>
      </div>
      <p className={styles.sentence}>{nightSentence(edition, now)[language]}</p>
      <PageStrip edition={edition} />
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.times}>
        <div className={styles.time}>
          <dt>{t('Early access')}</dt>
          <dd>{clockTime(early)}</dd>
        </div>
        <div className={styles.time}>
          <dt>{t('Everyone')}</dt>
          <dd>{clockTime(general)}</dd>
        </div>
      </dl>
      {mayCorrect && edition.made.length > 0 && (
        <p>
          <ButtonLink
            variant="quiet"
            icon="edit"
            to={`/correct?${new URLSearchParams(queryOf(edition))}`}
          >
            {t('Correct {edition}', { edition: edition.names[language] })}
          </ButtonLink>
        </p>
      )}
      {mayRelease && <EditionActions edition={edition} state={state} now={now} />}
    </li>
  )
}

/** A box for each page. The sentence and the figures say the same in words. */
function PageStrip({ edition }: { edition: NightEdition }) {
  const { arrived, made, doubtful, held } = edition
  const missing = missingPages(edition)
  const pages = [...new Set([...arrived, ...missing])].sort((one, other) => one - other)
  const stateOf = (page: number) => {
    if (missing.includes(page)) return 'missing'
    if (held.includes(page)) return 'held'
    if (doubtful.includes(page)) return 'doubtful'
    return made.includes(page) ? 'made' : 'arrived'
  }
  return (
    <div className={styles.strip} aria-hidden="true">
      {pages.map((page) => (
        <span key={page} className={styles.page} data-page={stateOf(page)}>
          {page}
        </span>
      ))}
    </div>
  )
}
