import { ClosedScreen } from '../brand/ClosedScreen.tsx'
import { useT } from '../i18n/use-t.ts'

export function ContactScreen() {
  const t = useT()
  return <ClosedScreen heading={t('Get In Touch')} />
}
