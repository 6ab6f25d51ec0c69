import type { ReactNode } from 'react'
import { LanguageSwitch } from '../i18n/LanguageSwitch.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './sign-in.module.css'

/** One card in the middle, for the screens before signing in. */
export function SignInLayout({ title, children }: { title: string; children: ReactNode }) {
  const t = useT()
  return (
    <>
      <title>{`${title} · ${t('Desk')}`}</title>
      <header className={styles.header}>
        <p className={styles.name}>{t('Desk')}</p>
        <LanguageSwitch />
      </header>
      <main className={styles.main}>
        <section className={styles.card}>
          <h1 className={styles.title}>{title}</h1>
          {children}
        </section>
      </main>
    </>
  )
}
