import { useState } from 'react'
import type { PublisherCode } from '#contract/publisher.ts'
import { TITLES } from '#contract/titles.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './board.module.css'
import { useChooseDuty, useDutyEditors } from './use-release.ts'

interface DutyDialogProps {
  publisher: PublisherCode
  onClose: () => void
}

/** Chooses who gets a message when a page is late. */
export function DutyDialog({ publisher, onClose }: DutyDialogProps) {
  const t = useT()
  const { language } = useLanguage()
  const { data, error } = useDutyEditors(publisher)
  const title = TITLES[publisher].names[language]
  return (
    <Dialog title={t('On duty for {title}', { title })} closeLabel={t('Cancel')} onClose={onClose}>
      {error && <Notice tone="error">{t('The list could not be loaded.')}</Notice>}
      {!data && !error && <Spinner />}
      {data && <DutyForm publisher={publisher} {...data} onClose={onClose} />}
    </Dialog>
  )
}

interface DutyFormProps extends DutyDialogProps {
  editors: readonly { id: string; name: string }[]
  chosen: string | null
  mobile: string | null
}

const NOBODY = ''

function DutyForm({ publisher, editors, chosen, mobile: known, onClose }: DutyFormProps) {
  const t = useT()
  const [editor, setEditor] = useState(chosen ?? NOBODY)
  const [mobile, setMobile] = useState(known ?? '')
  const choose = useChooseDuty(publisher)
  const options = editors.map(({ id, name }) => ({ value: id, label: name }))
  function save() {
    const staff_id = editor === NOBODY ? null : editor
    const number = mobile.replace(/[\s-]/g, '')
    choose.mutate({ staff_id, mobile: number === '' ? null : number }, { onSuccess: onClose })
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <p>{t('A late page is reported by e-mail, and by SMS if a mobile number is given.')}</p>
      <SelectField
        label={t('On duty')}
        value={editor}
        groups={[
          { label: t('Editors'), options: [{ value: NOBODY, label: t('Nobody') }, ...options] },
        ]}
        onChange={setEditor}
      />
      <TextField
        label={t('Mobile number')}
        type="tel"
        hint={t('With country code, such as +91 98765 00001')}
        value={mobile}
        onChange={setMobile}
        error={choose.error ? t('The change was not made. Please try again.') : undefined}
      />
      <Button type="submit" isWide isLoading={choose.isPending}>
        {t('Save')}
      </Button>
    </form>
  )
}
