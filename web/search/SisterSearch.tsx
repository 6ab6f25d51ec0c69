import { SISTER_OF, TITLES } from '#contract/titles.ts'
import { Icon } from '#ui/Icon.tsx'
import { runtimeConfig } from '../api/runtime-config.ts'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './filters.module.css'
import { type SearchRequest, searchPath } from './use-search-request.ts'

/** Links to the same search in the sister paper, which is another site and has other editions and sections. */
export function SisterSearch({ request }: { request: SearchRequest }) {
  const t = useT()
  const { language } = useLanguage()
  const { publisher, sisterUrl } = runtimeConfig()
  if (sisterUrl === undefined) return null
  const sister = TITLES[SISTER_OF[publisher]]
  const path = searchPath({ ...request, edition: undefined, section: undefined })
  return (
    <div className={styles.line}>
      <a className={styles.sister} href={sisterUrl + path} hrefLang={sister.language}>
        {t('Search in {paper}', { paper: sister.names[language] })}
        <Icon name="arrow-right" />
      </a>
    </div>
  )
}
