import { ClosedScreen } from '../brand/ClosedScreen.tsx'
import { useT } from '../i18n/use-t.ts'

export function AuthScreen() {
  const t = useT()
  return <ClosedScreen heading={t('Log in or Create Your Account')} />
}
