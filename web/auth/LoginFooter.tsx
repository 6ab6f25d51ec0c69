import { BRANDS } from '../brand/brand.ts'
import monthly from '../brand/house/monthly.svg'
import weekly from '../brand/house/weekly.svg'
import { useSpoken } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './login-footer.module.css'

const { pv, dh } = BRANDS

const PUBLICATIONS = [
  { logo: pv.logo, names: pv.names },
  { logo: dh.logo, names: dh.names },
  { logo: weekly, names: { en: 'Varadole', kn: 'ವಾರದೋಲೆ' } },
  { logo: monthly, names: { en: 'Kathakanaja', kn: 'ಕಥಾಕಣಜ' } },
]

/** The house behind the login: its two newspapers, and all that it publishes. */
export function LoginFooter() {
  const t = useT()
  const { language } = useSpoken()
  const newspapers = { pv: pv.names[language], dh: dh.names[language] }
  return (
    <footer className={styles.footer}>
      <p className={styles.claim}>{t('{pv} and {dh}: a legacy of 75 years', newspapers)}</p>
      <ul className={styles.logos}>
        {PUBLICATIONS.map(({ logo, names }) => (
          <li key={names.en}>
            <img className={styles.logo} src={logo} alt={names[language]} />
          </li>
        ))}
      </ul>
    </footer>
  )
}
