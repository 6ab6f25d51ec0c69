import { ClosedScreen } from '../brand/ClosedScreen.tsx'
import { useT } from '../i18n/use-t.ts'

export function CallbackScreen() {
  const t = useT()
  return <ClosedScreen heading={t('Processing your login...')} />
}
