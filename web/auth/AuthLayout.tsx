import type { ReactNode } from 'react'
import { BRANDS, brand } from '../brand/brand.ts'
import monthly from '../brand/house/monthly.svg'
import weekly from '../brand/house/weekly.svg'
import { Frame } from '../frame/Frame.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './auth-layout.module.css'
import loginFooterStyles from './login-footer.module.css'

interface AuthLayoutProps {
  title: string
  children: ReactNode
}

/** The layout of every sign-in screen: the brand's panel, a card, and a footer with the publisher's titles. */
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

const { pv, dh } = BRANDS

const PUBLICATIONS = [
  { logo: pv.logo, names: pv.names },
  { logo: dh.logo, names: dh.names },
  { logo: weekly, names: { en: 'Varadole', kn: 'ವಾರದೋಲೆ' } },
  { logo: monthly, names: { en: 'Kathakanaja', kn: 'ಕಥಾಕಣಜ' } },
]

/** The publisher's two newspapers and other titles. */
function LoginFooter() {
  const t = useT()
  const { language } = useLanguage()
  const newspapers = { pv: pv.names[language], dh: dh.names[language] }
  return (
    <footer className={loginFooterStyles.footer}>
      <p className={loginFooterStyles.claim}>
        {t('{pv} and {dh}: a legacy of 75 years', newspapers)}
      </p>
      <ul className={loginFooterStyles.logos}>
        {PUBLICATIONS.map(({ logo, names }) => (
          <li key={names.en}>
            <img className={loginFooterStyles.logo} src={logo} alt={names[language]} />
          </li>
        ))}
      </ul>
    </footer>
  )
}
