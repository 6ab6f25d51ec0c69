import { useEffect, useLayoutEffect, useRef } from 'react'
import type { VerificationMethod } from '#contract/auth.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { ContactInput } from '../contact-input/ContactInput.tsx'
import { useT } from '../i18n/use-t.ts'

import type { LoginProblem } from './login-problem.ts'

interface ContactTabsProps {
  method: VerificationMethod
  typed: string
  problem: LoginProblem | undefined
  onMethod: (method: VerificationMethod) => void
  onType: (typed: string) => void
}

/** The Email and Mobile tabs with one input. */
export function ContactTabs({ method, typed, problem, onMethod, onType }: ContactTabsProps) {
  const t = useT()
  const input = useFocus(method, problem)
  const field = (
    <ContactInput
      ref={input}
      method={method}
      value={typed}
      isInvalid={problem !== undefined}
      tip={isMissing(problem) ? t('Please fill out this field') : undefined}
      onChange={onType}
    />
  )
  return (
    <Tabs
      label={t('Log in by')}
      tabs={[
        { id: 'email', label: t('Email'), panel: field },
        { id: 'mobile', label: t('Mobile'), panel: field },
      ]}
      selected={method}
      onSelect={onMethod}
    />
  )
}

/** Focuses the input at the start, after an error and after a tab is clicked, but not while the tabs are used by keyboard. */
function useFocus(method: VerificationMethod, problem: LoginProblem | undefined) {
  const input = useRef<HTMLInputElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the other tab opens.
  useLayoutEffect(() => {
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
