import { useState } from 'react'
import type { VerificationMethod } from '#contract/auth.ts'
import { CONSENT_WORDING, type ConsentFlags } from '#contract/consents.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Notice } from '#ui/Notice.tsx'
import { runtimeConfig } from '../api/runtime-config.ts'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { Agreement } from './Agreement.tsx'
import { ContactTabs } from './ContactTabs.tsx'
import styles from './login-form.module.css'
import { loginMessage } from './login-problem.ts'
import { useLoginState } from './sign-in-state.ts'
import { useLogin } from './use-login.ts'

interface LoginFormProps {
  /** Where to go once signed in. */
  redirectUrl: string
}

export function LoginForm({ redirectUrl }: LoginFormProps) {
  const t = useT()
  const { prechecked, google } = runtimeConfig()
  const { activeTab } = useLoginState()
  const [method, setMethod] = useState<VerificationMethod>(activeTab)
  const [typed, setTyped] = useState({ mobile: '', email: '' })
  const [consents, setConsents] = useState({
    receiveMarketingAndPromitionalEmail: prechecked.receiveMarketingAndPromitionalEmail,
    dhNewsLetterTopNewsOfTheDay: prechecked.dhNewsLetterTopNewsOfTheDay,
  })
  const login = useLogin(redirectUrl)

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void login.askForCode({ method, typed: typed[method], consents })
      }}
    >
      <fieldset className={styles.fields} disabled={login.busyWith !== undefined}>
        <h1 className={styles.title}>{t('Log in or Create Your Account')}</h1>
        {login.problem && (
          <Notice tone="error" dismiss={{ label: t('Close'), onPress: login.clearProblem }}>
            {loginMessage(login.problem, t)}
          </Notice>
        )}
        <ContactTabs
          method={method}
          typed={typed[method]}
          problem={login.problem}
          onMethod={(chosen) => {
            setMethod(chosen)
            login.clearProblem()
          }}
          onType={(text) => {
            setTyped({ ...typed, [method]: text })
            login.clearProblem()
          }}
        />
        <ConsentBoxes consents={consents} onChange={setConsents} />
        <Button type="submit" isWide isLoading={login.busyWith === 'code'}>
          {t('Continue')}
        </Button>
        <Agreement />
        {google && (
          <GoogleButton
            isLoading={login.busyWith === 'google'}
            onPress={() => void login.askGoogle(consents)}
          />
        )}
      </fieldset>
    </form>
  )
}

interface ConsentBoxesProps {
  consents: ConsentFlags
  onChange: (consents: ConsentFlags) => void
}

function ConsentBoxes({ consents, onChange }: ConsentBoxesProps) {
  const { language } = useLanguage()
  return (
    <div className={styles.boxes}>
      <Checkbox
        isChecked={consents.receiveMarketingAndPromitionalEmail}
        onChange={(isChecked) =>
          onChange({ ...consents, receiveMarketingAndPromitionalEmail: isChecked })
        }
      >
        {CONSENT_WORDING.receiveMarketingAndPromitionalEmail[language]}
      </Checkbox>
      <Checkbox
        isChecked={consents.dhNewsLetterTopNewsOfTheDay}
        onChange={(isChecked) => onChange({ ...consents, dhNewsLetterTopNewsOfTheDay: isChecked })}
      >
        {CONSENT_WORDING.dhNewsLetterTopNewsOfTheDay[language]}
      </Checkbox>
    </div>
  )
}

interface GoogleButtonProps {
  isLoading: boolean
  onPress: () => void
}

function GoogleButton({ isLoading, onPress }: GoogleButtonProps) {
  const t = useT()
  return (
    <>
      <p className={styles.divider}>{t('Or Continue With')}</p>
      <Button variant="secondary" icon="user" isWide isLoading={isLoading} onPress={onPress}>
        Google
      </Button>
    </>
  )
}
