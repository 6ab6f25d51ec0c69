import type { ReactNode } from 'react'
import { brand } from '../brand/brand.ts'
import { Frame } from '../frame/Frame.tsx'
import styles from './auth-layout.module.css'
import { LoginFooter } from './LoginFooter.tsx'

interface AuthLayoutProps {
  title: string
  children: ReactNode
}

/** Around every step of signing in: the brand's panel, the white card, the house below. */
export function AuthLayout({ title, children }: AuthLayoutProps) {
  return (
    <Frame title={title}>
      <div className={styles.columns}>
        <div className={styles.panel}>
          <img className={styles.picture} src={brand().bgimage} alt="" />
        </div>
        <section className={styles.card}>{children}</section>
      </div>
      <LoginFooter />
    </Frame>
  )
}
