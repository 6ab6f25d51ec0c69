import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { useT } from '../i18n/use-t.ts'
import { ContactField } from './ContactField.tsx'
import styles from './contact.module.css'
import { type Field, wrongFields } from './contact-fields.ts'
import { ForPrograms } from './ForPrograms.tsx'
import { SendProblem } from './SendProblem.tsx'
import { useContactFields } from './use-contact-fields.ts'
import { useSendMessage } from './use-send-message.ts'

interface ContactFormProps {
  onSent: (reference: string) => void
}

export function ContactForm({ onSent }: ContactFormProps) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const { fields, type } = useContactFields()
  const [website, setWebsite] = useState('')
  const [wrong, setWrong] = useState<readonly Field[]>([])
  const send = useSendMessage()

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = wrongFields(fields)
    setWrong(found)
    const [first] = found
    if (first) return focusOn(form.current, first)
    send.mutate({ ...fields, website }, { onSuccess: ({ reference }) => onSent(reference) })
  }

  function change(field: Field, value: string) {
    type(field, value)
    setWrong(wrong.filter((one) => one !== field))
  }

  const fieldOf = (field: Field, label: string, autoComplete = 'off') => (
    <ContactField
      field={field}
      label={label}
      value={fields[field]}
      isWrong={wrong.includes(field)}
      autoComplete={autoComplete}
      onChange={change}
    />
  )

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <h2 className={styles.subheading}>{t('Send us a message')}</h2>
      {fieldOf('name', t('Name'), 'name')}
      {fieldOf('contact', t('Email or phone'), 'email')}
      {fieldOf('subject', t('Subject'))}
      {fieldOf('message', t('Message'))}
      <ForPrograms value={website} onChange={setWebsite} />
      {send.isError && <SendProblem error={send.error} />}
      <div>
        <Button type="submit" isLoading={send.isPending}>
          {send.isPending ? t('Sending...') : t('Send message')}
        </Button>
      </div>
    </form>
  )
}

function focusOn(form: HTMLFormElement | null, field: Field): void {
  form?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, textarea)`)?.focus()
}
