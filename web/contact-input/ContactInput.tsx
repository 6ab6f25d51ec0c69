import type { Ref } from 'react'
import type { VerificationMethod } from '#contract/auth.ts'
import { COUNTRY_CODE, EMAIL_MAX_LENGTH } from '#contract/contact-details.ts'
import { digitsOfMobile } from '#domain/digits-of-mobile.ts'
import { TextField } from '#ui/TextField.tsx'
import { useT } from '../i18n/use-t.ts'

interface ContactInputProps {
  method: VerificationMethod
  /** A mobile number without its country code. */
  value: string
  hint?: string | undefined
  error?: string | undefined
  tip?: string | undefined
  isInvalid?: boolean
  ref?: Ref<HTMLInputElement>
  onChange: (value: string) => void
}

/** The field for an e-mail address or an Indian mobile number. */
export function ContactInput({ method, isInvalid = false, ...props }: ContactInputProps) {
  const t = useT()
  return method === 'email' ? (
    <TextField
      key="email"
      ref={props.ref ?? null}
      label={t('Email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={EMAIL_MAX_LENGTH}
      value={props.value}
      hint={props.hint}
      error={props.error}
      tip={props.tip}
      isInvalid={isInvalid}
      onChange={props.onChange}
    />
  ) : (
    // No maxLength: it would cut a pasted number with +91 before `digitsOfMobile` sees it.
    <TextField
      key="mobile"
      ref={props.ref ?? null}
      label={t('Mobile')}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      prefix={COUNTRY_CODE}
      value={props.value}
      hint={props.hint}
      error={props.error}
      tip={props.tip}
      isInvalid={isInvalid}
      onChange={(text) => props.onChange(digitsOfMobile(text))}
    />
  )
}
