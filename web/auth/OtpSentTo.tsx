import { Link } from 'react-router'
import { useT } from '../i18n/use-t.ts'
import { SentTo } from '../otp/SentTo.tsx'
import { contactOf, type OtpState } from './otp-state.ts'
import { authPathOf } from './use-otp.ts'

interface OtpSentToProps {
  state: OtpState
}

export function OtpSentTo({ state }: OtpSentToProps) {
  const t = useT()
  const text =
    state.verificationMethod === 'mobile'
      ? t('The OTP was sent by SMS to {contact}.')
      : t('The OTP was sent by email to {contact}.')
  return (
    <SentTo text={text} contact={contactOf(state)}>
      <Link
        to={state.fromProfile ? '/profile' : authPathOf(state)}
        state={state.fromProfile ? undefined : { activeTab: state.verificationMethod }}
      >
        {t('Change')}
      </Link>
    </SentTo>
  )
}
