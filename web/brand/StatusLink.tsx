import { STATUS_PATH } from '#contract/screens.ts'
import { useT } from '../i18n/use-t.ts'

/** Not a router's link: the server's page tells the status even where the app cannot load its screens. */
export function StatusLink() {
  const t = useT()
  return <a href={STATUS_PATH}>{t('Is something wrong? See the status page')}</a>
}
