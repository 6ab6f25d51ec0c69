import type { ContactUndo } from '#contract/auth-contact.ts'
import { formatShortDate } from '#domain/format.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useLanguage } from '../i18n/language.ts'
import { type Translate, useT } from '../i18n/use-t.ts'
import styles from './undo-change.module.css'
import { undoProblem, useUndoChange } from './use-undo-change.ts'

interface UndoQuestionProps {
  undo: ContactUndo
  token: string
  onUndone: () => void
}

export function UndoQuestion({ undo, token, onUndone }: UndoQuestionProps) {
  const t = useT()
  const { language } = useLanguage()
  const request = useUndoChange(token, undo, onUndone)
  const dayOf = (time: number) => formatShortDate(dayInIndia(new Date(time)), language)
  const date = dayOf(undo.timeChanged)
  const { timeEffective } = undo
  return (
    <>
      <p>
        {timeEffective === null
          ? changeWords(undo, date, t)
          : requestWords(undo, { date, effective: dayOf(timeEffective) }, t)}
      </p>
      <p>{undoWords(undo, t)}</p>
      {request.isError && (
        <Notice tone="error">
          {undoProblem(request.error, t) ?? t('Something went wrong, please try again.')}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button isLoading={request.isPending} onPress={() => request.mutate()}>
          {timeEffective === null ? t('Undo the change') : t('Stop the change')}
        </Button>
        <ButtonLink to="/" variant="secondary">
          {timeEffective === null ? t('It was me') : t('I asked for it')}
        </ButtonLink>
      </div>
    </>
  )
}

function changeWords(undo: ContactUndo, date: string, t: Translate): string {
  const contact = undo.newContact
  if (undo.verificationMethod === 'mobile') {
    return undo.oldContact
      ? t('The mobile number of your account was changed to {contact} on {date}.', {
          contact,
          date,
        })
      : t('The mobile number {contact} was added to your account on {date}.', { contact, date })
  }
  return undo.oldContact
    ? t('The email address of your account was changed to {contact} on {date}.', { contact, date })
    : t('The email address {contact} was added to your account on {date}.', { contact, date })
}

function requestWords(
  { verificationMethod, newContact: contact }: ContactUndo,
  days: { date: string; effective: string },
  t: Translate,
): string {
  return verificationMethod === 'mobile'
    ? t(
        'Our support was asked on {date} to change the mobile number of your account to {contact}. It changes on {effective}.',
        { contact, ...days },
      )
    : t(
        'Our support was asked on {date} to change the email address of your account to {contact}. It changes on {effective}.',
        { contact, ...days },
      )
}

function undoWords({ oldContact, timeEffective }: ContactUndo, t: Translate): string {
  if (timeEffective !== null) return t('If it was not you, stop the change.')
  return oldContact
    ? t(
        'If it was not you, undo the change. {contact} is restored, later changes are undone too, and all devices are logged out.',
        { contact: oldContact },
      )
    : t(
        'If it was not you, undo the change. The new contact is removed, later changes are undone too, and all devices are logged out.',
      )
}
