import { ClosedScreen } from '../brand/ClosedScreen.tsx'
import { useT } from '../i18n/use-t.ts'

export function OtpScreen() {
  const t = useT()
  return <ClosedScreen heading={t('Verification')} />
}
