import { useState } from 'react'
import type { ContactUndo } from '#contract/auth-contact.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { runtimeConfig } from '../api/runtime-config.ts'
import { TryAgain } from '../brand/TryAgain.tsx'
import { TextWithParts } from '../i18n/TextWithParts.tsx'
import { type Translate, useT } from '../i18n/use-t.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { UndoQuestion } from './UndoQuestion.tsx'
import styles from './undo-change.module.css'
import { undoProblem, useContactUndo, useUndoToken } from './use-undo-change.ts'

/** The target of the link in the notice about a changed contact. Opening it changes nothing. */
export function UndoChangeScreen() {
  const t = useT()
  const token = useUndoToken()
  const [undone, setUndone] = useState<ContactUndo>()
  const { supportEmail } = runtimeConfig()
  const email = <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
  return (
    <AuthLayout title={t('Change of your contact')}>
      <div className={styles.parts}>
        <h1 className={styles.title}>
          {undone ? doneWords(undone, t) : t('Change of your contact')}
        </h1>
        {undone && <UndoResult undo={undone} />}
        {!undone && !token && (
          <Notice tone="error">
            {t('This link is not valid. Please open it again from our message.')}
          </Notice>
        )}
        {!undone && token && <UndoByLink token={token} onUndone={setUndone} />}
        <p>
          <TextWithParts text={t('Questions? Write to us at {email}.')} parts={{ email }} />
        </p>
      </div>
    </AuthLayout>
  )
}

interface UndoByLinkProps {
  token: string
  onUndone: (undo: ContactUndo) => void
}

function UndoByLink({ token, onUndone }: UndoByLinkProps) {
  const t = useT()
  const undo = useContactUndo(token)
  if (undo.isPending) {
    return (
      <div role="status">
        <span>{t('Loading...')}</span>
        <Skeleton height="4rem" />
      </div>
    )
  }
  if (undo.isError) {
    const words = undoProblem(undo.error, t)
    const again = <TryAgain isTrying={undo.isFetching} onPress={() => void undo.refetch()} />
    return (
      <Notice tone="error" action={words ? undefined : again}>
        {words ?? t('Oops! Something went wrong.')}
      </Notice>
    )
  }
  return <UndoQuestion undo={undo.data} token={token} onUndone={() => onUndone(undo.data)} />
}

interface UndoResultProps {
  undo: ContactUndo
}

function UndoResult({ undo: { oldContact, timeEffective } }: UndoResultProps) {
  const t = useT()
  if (timeEffective !== null) {
    return (
      <div className={styles.parts} role="status">
        <p>{t('Your account stays as it is.')}</p>
        <div>
          <ButtonLink to="/">{t('Home')}</ButtonLink>
        </div>
      </div>
    )
  }
  return (
    <div className={styles.parts} role="status">
      <p>
        {oldContact
          ? t('{contact} is your contact again. All devices are logged out.', {
              contact: oldContact,
            })
          : t('The added contact is removed. All devices are logged out.')}
      </p>
      <div>
        <ButtonLink to="/auth">{t('Log in')}</ButtonLink>
      </div>
    </div>
  )
}

function doneWords({ timeEffective }: ContactUndo, t: Translate): string {
  return timeEffective === null ? t('The change is undone') : t('The change is stopped')
}
