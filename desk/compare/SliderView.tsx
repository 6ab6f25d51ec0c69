import { useId, useState } from 'react'
import type { VersionPage } from '#contract/desk/versions.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './compare.module.css'

/** The newer page over the older one. The slider moves the line between them. */
export function SliderView({ older, newer }: { older: VersionPage; newer: VersionPage }) {
  const t = useT()
  const id = useId()
  const [share, setShare] = useState(50)
  const percent = `${share}%`
  const page = `${newer.pageNo}`
  const size = { width: newer.width, height: newer.height }
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{t('How much of the page is the newer version')}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={share}
        aria-valuetext={t('{percent} newer', { percent })}
        onChange={(event) => setShare(Number(event.target.value))}
      />
      <p className={styles.sides} aria-hidden="true">
        <span>{t('Newer version')}</span>
        <span>{t('Older version')}</span>
      </p>
      <div className={styles.overlay}>
        <img
          className={styles.image}
          src={older.image}
          alt={t('Page {page}, {version}', { page, version: t('Older version') })}
          {...size}
        />
        <img
          className={styles.over}
          src={newer.image}
          alt={t('Page {page}, {version}', { page, version: t('Newer version') })}
          style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
          {...size}
        />
        <span className={styles.line} style={{ insetInlineStart: percent }} />
      </div>
    </div>
  )
}
