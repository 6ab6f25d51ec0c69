import { useState } from 'react'
import { ERASURE_DAYS, type Erasure } from '#contract/reader-data.ts'
import { formatShortDate } from '#domain/format.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useName } from '../i18n/Name.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './your-data.module.css'

interface DeleteAccountDialogProps {
  plans: Erasure['plans']
  isBusy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Explains what is deleted and what must be retained, and asks for confirmation. */
export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const t = useT()
  const nameOf = useName()
  const { language } = useLanguage()
  const { plans, isBusy, onClose, onConfirm } = props
  const [isGivenUp, setGivenUp] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const isHeldUp = plans.length > 0 && !isGivenUp

  function confirm() {
    setAsked(true)
    if (!isHeldUp) onConfirm()
  }

  return (
    <Dialog
      title={t('Delete your account?')}
      closeLabel={t('Close')}
      onClose={onClose}
      actions={
        <>
          <Button isLoading={isBusy} onPress={confirm}>
            {t('Delete my account')}
          </Button>
          <Button variant="secondary" isDisabled={isBusy} onPress={onClose}>
            {t('Keep my account')}
          </Button>
        </>
      }
    >
      <div className={styles.words}>
        <p>
          {t(
            'It is deleted in {days} days. Until then you can change your mind here, in your profile.',
            { days: ERASURE_DAYS },
          )}
        </p>
        <p>{t('Deleted: your name, contacts, devices, saved articles, messages and choices.')}</p>
        <p>
          {t(
            'Stays, because the law requires it: invoices and the entries of our books, for eight years or more.',
          )}
        </p>
        {plans.length > 0 && (
          <div className={styles.plans}>
            <p className={styles.strong}>
              {t('You have a plan, which would be lost without a refund:')}
            </p>
            <ul>
              {plans.map(({ plan_name, plan_names, end_date }) => (
                <li key={plan_name + end_date}>
                  {t('{plan}, paid until {date}', {
                    plan: nameOf(plan_name, plan_names),
                    date: formatShortDate(end_date, language),
                  })}
                </li>
              ))}
            </ul>
            <Checkbox
              isChecked={isGivenUp}
              error={
                isAsked && isHeldUp
                  ? t('An account with a plan is deleted only if you give the plan up.')
                  : undefined
              }
              onChange={setGivenUp}
            >
              {t('I give up my plan. It is not renewed, and nothing is paid back.')}
            </Checkbox>
          </div>
        )}
      </div>
    </Dialog>
  )
}
