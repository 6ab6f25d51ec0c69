import { Link } from 'react-router'
import { type Translate, useT } from '../i18n/use-t.ts'
import { WithParts } from '../i18n/WithParts.tsx'
import styles from './otp-form.module.css'
import { contactOf, type OtpState } from './otp-state.ts'
import { authPathOf } from './use-otp.ts'

interface OtpSentToProps {
  state: OtpState
}

export function OtpSentTo({ state }: OtpSentToProps) {
  const t = useT()
  const contact = <span className={styles.contact}>{contactOf(state)}</span>
  const text = sentWords(state, t)
  return (
    <p className={styles.sent}>
      <WithParts text={text} parts={{ contact }} />{' '}
      <Link
        to={state.fromProfile ? '/profile' : authPathOf(state)}
        state={state.fromProfile ? undefined : { activeTab: state.verificationMethod }}
      >
        {t('Change')}
      </Link>
    </p>
  )
}

function sentWords({ verificationMethod, connectsGoogle }: OtpState, t: Translate): string {
  if (connectsGoogle) {
    return t('To connect your Google account, enter the OTP that we sent by email to {contact}.')
  }
  return verificationMethod === 'mobile'
    ? t('The OTP was sent by SMS to {contact}.')
    : t('The OTP was sent by email to {contact}.')
}
