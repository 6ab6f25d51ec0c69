import { useState } from 'react'
import type { NightEdition } from '#contract/desk/board.ts'
import type { NightState } from '#domain/night-board/edition-night.ts'
import { Button } from '#ui/Button.tsx'
import { useLanguage } from '../i18n/language.ts'
import { type Translate, useT } from '../i18n/use-t.ts'
import { ActDialog } from './ActDialog.tsx'
import styles from './board.module.css'
import { HoursDialog } from './HoursDialog.tsx'
import { clockTime, endHoldWords, releaseNowWords } from './release-words.ts'
import { VersionsDialog } from './VersionsDialog.tsx'

type Question = 'release-now' | 'hold' | 'end-hold' | 'withdraw' | 'set-hours' | 'restore'

interface EditionActionsProps {
  edition: NightEdition
  state: NightState
  now: number
}

/** What an editor can do with an issue now. Each button opens a dialog that says what readers will see. */
export function EditionActions({ edition, state, now }: EditionActionsProps) {
  const t = useT()
  const { language } = useLanguage()
  const [open, setOpen] = useState<{ question: Question; edition: NightEdition }>()
  const name = edition.names[language]
  const done = () => setOpen(undefined)
  return (
    <fieldset className={styles.actions} aria-label={t('Actions for {edition}', { edition: name })}>
      {questionsFor(edition, state).map((question) => (
        <Button
          key={question}
          variant={question === 'release-now' ? 'secondary' : 'quiet'}
          onPress={() => setOpen({ question, edition })}
        >
          {questionName(question, t)}
        </Button>
      ))}
      {open?.question === 'set-hours' && <HoursDialog edition={open.edition} onClose={done} />}
      {open?.question === 'restore' && <VersionsDialog edition={open.edition} onClose={done} />}
      {open && open.question !== 'set-hours' && open.question !== 'restore' && (
        <ActDialog
          edition={open.edition}
          title={`${name}: ${questionName(open.question, t)}`}
          action={questionName(open.question, t)}
          act={{ kind: open.question }}
          onClose={done}
        >
          {confirmationWords(open.question, open.edition, now, t).map((words) => (
            <p key={words}>{words}</p>
          ))}
        </ActDialog>
      )}
    </fieldset>
  )
}

function questionsFor({ release, versions }: NightEdition, state: NightState): Question[] {
  const isOut = state === 'out'
  const isPublished = release.version !== null
  const isOpen = isOut || state === 'early'
  return [
    ...(isPublished && !isOut ? (['release-now'] as const) : []),
    ...(state === 'held' ? (['end-hold'] as const) : []),
    ...(!isOpen && release.held_at === null && state !== 'withdrawn' ? (['hold'] as const) : []),
    ...(!isOut && state !== 'withdrawn' ? (['set-hours'] as const) : []),
    ...(isOpen ? (['withdraw'] as const) : []),
    ...(versions > 1 || state === 'withdrawn' ? (['restore'] as const) : []),
  ]
}

function questionName(question: Question, t: Translate): string {
  switch (question) {
    case 'release-now':
      return t('Release now')
    case 'hold':
      return t('Hold')
    case 'end-hold':
      return t('End the hold')
    case 'set-hours':
      return t('Hours')
    case 'withdraw':
      return t('Withdraw')
    case 'restore':
      return t('Versions')
  }
}

function confirmationWords(
  question: Exclude<Question, 'set-hours' | 'restore'>,
  edition: NightEdition,
  now: number,
  t: Translate,
): string[] {
  switch (question) {
    case 'release-now':
      return releaseNowWords(edition, now, t)
    case 'hold':
      return [
        t('Readers keep the issue before it, also after {time}, until you end the hold.', {
          time: clockTime(edition.release.early_release_at),
        }),
        t('Pages can still be published meanwhile.'),
      ]
    case 'end-hold':
      return [endHoldWords(edition, now, t)]
    case 'withdraw':
      return [
        t(
          'Within seconds nobody can open the issue any more, and readers see the issue before it.',
        ),
        t('Its versions stay: restore one to show the issue again.'),
      ]
  }
}
