import { STATUS_PATH } from '#contract/paths.ts'
import { useT } from '../i18n/use-t.ts'

/** A plain link: the server renders the status page, even when the app cannot load its screens. */
export function StatusLink() {
  const t = useT()
  return <a href={STATUS_PATH}>{t('Is something wrong? See the status page')}</a>
}
