import { useEffect, useRef } from 'react'
import type { VerificationMethod } from '#contract/auth.ts'
import { COUNTRY_CODE, EMAIL_MAX_LENGTH } from '#contract/contact-details.ts'
import { mobileAsTyped } from '#domain/mobile-as-typed.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useT } from '../i18n/use-t.ts'

import type { LoginProblem } from './login-problem.ts'

interface ContactTabsProps {
  method: VerificationMethod
  typed: string
  problem: LoginProblem | undefined
  onMethod: (method: VerificationMethod) => void
  onType: (typed: string) => void
}

/** The Email / Mobile switch and the one input below it. */
export function ContactTabs({ method, typed, problem, onMethod, onType }: ContactTabsProps) {
  const t = useT()
  const input = useFocus(method, problem)
  const marks = {
    ref: input,
    value: typed,
    isInvalid: problem !== undefined,
    tip: isMissing(problem) ? t('Please fill out this field') : undefined,
  }
  const email = (
    <TextField
      {...marks}
      key="email"
      label={t('Email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={EMAIL_MAX_LENGTH}
      onChange={onType}
    />
  )
  const mobile = (
    <TextField
      {...marks}
      key="mobile"
      label={t('Mobile')}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      prefix={COUNTRY_CODE}
      onChange={(text) => onType(mobileAsTyped(text))}
    />
  )
  return (
    <Tabs
      label={t('Log in by')}
      tabs={[
        { id: 'email', label: t('Email'), panel: email },
        { id: 'mobile', label: t('Mobile'), panel: mobile },
      ]}
      selected={method}
      onSelect={onMethod}
    />
  )
}

/** The input has the focus at first and after a mistake; the keyboard keeps it on the tabs. */
function useFocus(method: VerificationMethod, problem: LoginProblem | undefined) {
  const input = useRef<HTMLInputElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks anew when the other tab is opened.
  useEffect(() => {
    const isOnTab = document.activeElement?.getAttribute('role') === 'tab'
    if (!isOnTab || !document.activeElement?.matches(':focus-visible')) input.current?.focus()
  }, [method])

  useEffect(() => {
    if (problem) input.current?.focus()
  }, [problem])

  return input
}

function isMissing(problem: LoginProblem | undefined): boolean {
  return problem?.kind === 'mobile-missing' || problem?.kind === 'email-missing'
}
