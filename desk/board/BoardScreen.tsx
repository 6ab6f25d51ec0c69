import { useState } from 'react'
import type { NightBoard } from '#contract/desk/board.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { TITLES } from '#contract/titles.ts'
import { formatDate } from '#domain/format.ts'
import { isLate } from '#domain/night-board/edition-night.ts'
import { lateWords } from '#domain/night-board/night-sentence.ts'
import { isAllowed } from '#domain/staff/permissions.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { useMe, useTitles } from '../session/use-me.ts'
import styles from './board.module.css'
import { DayPicker } from './DayPicker.tsx'
import { DutyDialog } from './DutyDialog.tsx'
import { EditionCard } from './EditionCard.tsx'
import { clockTime } from './release-words.ts'
import { useAlarm } from './use-alarm.ts'
import { useAnnouncement } from './use-announcement.ts'
import { useBoard } from './use-board.ts'
import { useBoardDay } from './use-board-day.ts'
import { useNightClock } from './use-night-clock.ts'

/** Tonight's editions, to be left open all night; or those of another day. Alerts are always of tonight. */
export function BoardScreen() {
  const t = useT()
  const { language } = useLanguage()
  const titles = useTitles()
  const { board: tonight, isLive, aheadMs } = useBoard()
  const { date, board, isTonight, error, choose } = useBoardDay(tonight)
  const now = useNightClock(aheadMs)
  const editions = tonight?.editions ?? []
  const late = editions.filter((edition) => isLate(edition, now, tonight?.lateMinutes ?? 0))
  const announcement = useAnnouncement(editions, now, language)
  const alarm = useAlarm(
    late.map(({ publisher, edition, date }) => `${publisher}${edition}${date}`),
  )
  const [first] = late
  const alert = first && `(${late.length}) ${lateWords(first, language)} · `
  return (
    <div className={styles.screen}>
      <title>{`${alert ?? ''}${t('Night board')} · ${t('Desk')}`}</title>
      <VisuallyHidden>
        <span aria-live="polite">{announcement}</span>
      </VisuallyHidden>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{t('Night board')}</h1>
          {date && <p className={styles.date}>{formatDate(date, language)}</p>}
        </div>
        {tonight && date && <DayPicker date={date} tonight={tonight.date} onChoose={choose} />}
        <p className={styles.clock}>
          <VisuallyHidden>{t('Time')} </VisuallyHidden>
          {clockTime(now)}
        </p>
        <Button variant="secondary" icon="speaker" onPress={alarm.toggle}>
          {alarm.isOn ? t('Turn the sound off') : t('Turn the sound on')}
        </Button>
      </div>
      {tonight && !isLive && (
        <Notice tone="error">{t('The connection is lost. The board may be out of date.')}</Notice>
      )}
      {error && <Notice tone="error">{t('The board of this day could not be loaded.')}</Notice>}
      {!board && !error && <Spinner />}
      {board?.editions.length === 0 && (
        <Notice tone="empty">{t('There are no editions yet.')}</Notice>
      )}
      {board &&
        titles.filter(isOn(board)).map((publisher) => (
          <section key={publisher} className={styles.section}>
            <TitleHead publisher={publisher} duty={board.duty} />
            <ul className={styles.cards}>
              {board.editions
                .filter((edition) => edition.publisher === publisher)
                .map((edition) => (
                  <EditionCard
                    key={edition.edition}
                    edition={edition}
                    now={now}
                    isLate={isTonight && isLate(edition, now, board.lateMinutes)}
                  />
                ))}
            </ul>
          </section>
        ))}
    </div>
  )
}

const isOn =
  ({ editions }: NightBoard) =>
  (title: PublisherCode): boolean =>
    editions.some(({ publisher }) => publisher === title)

interface TitleHeadProps {
  publisher: PublisherCode
  duty: NightBoard['duty']
}

/** The newspaper, and who is on duty for it. */
function TitleHead({ publisher, duty }: TitleHeadProps) {
  const t = useT()
  const me = useMe()
  const { language } = useLanguage()
  const [isChoosing, setChoosing] = useState(false)
  const editor = duty.find((each) => each.publisher === publisher)
  return (
    <div className={styles.titleHead}>
      <p className={styles.paper}>{TITLES[publisher].names[language]}</p>
      <p>{editor ? t('On duty: {name}', { name: editor.name }) : t('Nobody is on duty.')}</p>
      {isAllowed(me, 'issues.release', { kind: 'title', publisher }) && (
        <Button variant="quiet" icon="user" onPress={() => setChoosing(true)}>
          {t('Choose who is on duty')}
        </Button>
      )}
      {isChoosing && <DutyDialog publisher={publisher} onClose={() => setChoosing(false)} />}
    </div>
  )
}
