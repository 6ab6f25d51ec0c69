import { Link } from 'react-router'
import { useT } from '../i18n/use-t.ts'
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
  const text =
    state.verificationMethod === 'mobile'
      ? t('The OTP was sent by SMS to {contact}.')
      : t('The OTP was sent by email to {contact}.')
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
