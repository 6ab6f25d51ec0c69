import type { ReactNode } from 'react'
import type { EditionStatus, SiteStatus } from '#contract/status.ts'
import { TITLES } from '#contract/titles.ts'
import { formatDate } from '#domain/format.ts'
import { editionWords, serviceName, serviceWords, summaryWords } from '#domain/status-words.ts'
import { Icon } from '#ui/Icon.tsx'
import { useLanguage } from '../i18n/language.ts'
import { Name } from '../i18n/Name.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './status.module.css'

interface StatusListsProps {
  status: SiteStatus
}

export function StatusLists({ status }: StatusListsProps) {
  const t = useT()
  const { language } = useLanguage()
  const spoken = { language, now: new Date(status.now) }
  const isWell = isAllWell(status)
  return (
    <>
      <p className={styles.summary} data-well={isWell} role="status">
        <Icon name={isWell ? 'check' : 'warning'} />
        <span>{summaryWords(status, language)}</span>
      </p>
      <section className={styles.section} aria-labelledby="status-services">
        <h2 id="status-services" className={styles.heading}>
          {t('Services')}
        </h2>
        <ul className={styles.rows}>
          {status.services.map((service) => (
            <StatusRow
              key={service.service}
              name={serviceName(service.service, language)}
              tone={service.state === 'working' ? 'good' : 'bad'}
              words={serviceWords(service, spoken)}
            />
          ))}
        </ul>
      </section>
      {titlesIn(status.editions).map(({ title, date, editions }) => (
        <section key={title} className={styles.section} aria-labelledby={`status-${title}`}>
          <h2 id={`status-${title}`} className={styles.heading}>
            {TITLES[title].names[language]}
            <small className={styles.date}>{formatDate(date, language)}</small>
          </h2>
          <ul className={styles.rows}>
            {editions.map((edition) => (
              <StatusRow
                key={edition.editionId}
                name={<Name name={edition.name} names={edition.names} />}
                tone={TONES[edition.state]}
                words={editionWords(edition, spoken)}
              />
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.note}>{t('Times are Indian time.')}</p>
    </>
  )
}

const TONES = { out: 'good', expected: 'waiting', late: 'bad', missing: 'bad' } as const

function isAllWell({ isCurrent, editions, services }: SiteStatus): boolean {
  return (
    isCurrent &&
    services.every(({ state }) => state === 'working') &&
    editions.every(({ state }) => TONES[state] !== 'bad')
  )
}

/** Groups the editions by title. All editions of one reply have the same date. */
function titlesIn(editions: readonly EditionStatus[]) {
  const titles = [...new Set(editions.map(({ title }) => title))]
  return titles.flatMap((title) => {
    const ofTitle = editions.filter((edition) => edition.title === title)
    const [first] = ofTitle
    return first ? [{ title, date: first.date, editions: ofTitle }] : []
  })
}

interface StatusRowProps {
  name: ReactNode
  tone: 'good' | 'waiting' | 'bad'
  words: string
}

const ICONS = { good: 'check', waiting: 'clock', bad: 'warning' } as const

function StatusRow({ name, tone, words }: StatusRowProps) {
  return (
    <li className={styles.row} data-tone={tone}>
      <span className={styles.name}>{name}</span>
      <span className={styles.state}>
        <Icon name={ICONS[tone]} />
        {words}
      </span>
    </li>
  )
}
