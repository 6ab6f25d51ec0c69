import { Link } from 'react-router'
import { type Translate, useT } from '../i18n/use-t.ts'
import { SentTo } from '../one-time-password/OtpEntry.tsx'
import { contactOf, type OtpState } from './sign-in-state.ts'
import { authPathOf } from './use-otp.ts'

interface OtpSentToProps {
  state: OtpState
}

export function OtpSentTo({ state }: OtpSentToProps) {
  const t = useT()
  return (
    <SentTo text={sentWords(state, t)} contact={contactOf(state)}>
      <Link
        to={state.fromProfile ? '/profile' : authPathOf(state)}
        state={state.fromProfile ? undefined : { activeTab: state.verificationMethod }}
      >
        {t('Change')}
      </Link>
    </SentTo>
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
