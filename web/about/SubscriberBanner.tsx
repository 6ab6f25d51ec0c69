import { TITLES } from '#contract/titles.ts'
import { useT } from '../i18n/use-t.ts'
import { WithParts } from '../i18n/WithParts.tsx'
import styles from './about.module.css'
import { useSubscriberCount } from './use-information.ts'

/** How many hold a plan; a house that nobody has subscribed to yet tells its age only. */
export function SubscriberBanner() {
  const t = useT()
  const count = useSubscriberCount()
  const titles = {
    pv: <span lang={TITLES.PV.language}>{TITLES.PV.name}</span>,
    dh: <span lang={TITLES.DH.language}>{TITLES.DH.name}</span>,
  }
  return (
    <section className={styles.subscribers}>
      {count > 0 && (
        <p className={styles.count}>
          {t('{count} reader subscribes|{count} readers subscribe', { count })}
        </p>
      )}
      <p>
        <WithParts text={t('{pv} and {dh}: a legacy of 75 years')} parts={titles} />
      </p>
    </section>
  )
}
