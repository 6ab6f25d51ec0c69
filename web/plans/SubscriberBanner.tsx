import { TITLES } from '#contract/titles.ts'
import { useSpoken } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import styles from '../publisher-content/publisher-content.module.css'
import { useSubscriberCount } from '../publisher-content/use-information.ts'

/** How many hold a plan; a house that nobody has subscribed to yet tells its age only. */
export function SubscriberBanner() {
  const t = useT()
  const count = useSubscriberCount()
  const { language } = useSpoken()
  const titles = { pv: TITLES.PV.names[language], dh: TITLES.DH.names[language] }
  return (
    <section className={styles.subscribers}>
      {count > 0 && (
        <p className={styles.count}>
          {t('{count} reader subscribes|{count} readers subscribe', { count })}
        </p>
      )}
      <p>{t('{pv} and {dh}: a legacy of 75 years', titles)}</p>
    </section>
  )
}
