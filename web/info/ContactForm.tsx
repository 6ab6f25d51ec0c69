import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { CallError } from '#contract/call-error.ts'
import { sendContactMessage } from '#contract/contact.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { call } from '../api/call.ts'
import { createIdempotencyKey } from '../api/idempotency-key.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { serverWords } from '../i18n/server-words.ts'
import { TextWithParts } from '../i18n/TextWithParts.tsx'
import { useT } from '../i18n/use-t.ts'
import {
  ContactField,
  type Field,
  type Fields,
  useContactFields,
  wrongFields,
} from './ContactField.tsx'
import styles from './contact.module.css'

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
      <Honeypot value={website} onChange={setWebsite} />
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

interface HoneypotProps {
  value: string
  onChange: (value: string) => void
}

/** An invisible field: only a bot fills it in. */
function Honeypot({ value, onChange }: HoneypotProps) {
  return (
    <div className={styles.unseen} aria-hidden="true">
      <input
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

interface SendProblemProps {
  error: Error
}

function SendProblem({ error }: SendProblemProps) {
  const t = useT()
  const { supportEmail } = runtimeConfig()
  const isTooMuch = error instanceof CallError && error.code === 'too-many-requests'
  if (isTooMuch) return <Notice tone="error">{serverWords(error.message, t)}</Notice>
  return (
    <Notice tone="error">
      <TextWithParts
        text={t('Your message could not be sent. Please try again, or write to {email}.')}
        parts={{ email: <a href={`mailto:${supportEmail}`}>{supportEmail}</a> }}
      />
    </Notice>
  )
}

interface ContactMessageDraft extends Fields {
  website: string
}

/** Reuses the idempotency key for an unchanged message, so that a second press sends no duplicate. */
function useSendMessage() {
  const last = useRef({ words: '', key: '' })

  function keyOf(written: ContactMessageDraft): string {
    const words = JSON.stringify(written)
    if (words !== last.current.words) last.current = { words, key: createIdempotencyKey() }
    return last.current.key
  }

  return useMutation({
    mutationFn: (written: ContactMessageDraft) =>
      call(sendContactMessage, { headers: { 'idempotency-key': keyOf(written) }, body: written }),
  })
}
