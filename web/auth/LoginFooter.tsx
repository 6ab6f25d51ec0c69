import { BRANDS } from '../brand/brand.ts'
import monthly from '../brand/house/monthly.svg'
import weekly from '../brand/house/weekly.svg'
import { useT } from '../i18n/use-t.ts'
import { WithParts } from '../i18n/WithParts.tsx'
import styles from './login-footer.module.css'

const { pv, dh } = BRANDS

const PUBLICATIONS = [
  { logo: pv.logo, name: pv.logoAlt },
  { logo: dh.logo, name: dh.logoAlt },
  { logo: weekly, name: 'Varadole' },
  { logo: monthly, name: 'Kathakanaja' },
]

/** The house behind the login: its two newspapers, and all that it publishes. */
export function LoginFooter() {
  const t = useT()
  const newspapers = {
    pv: <span lang="kn">{pv.name}</span>,
    dh: <span lang="en">{dh.name}</span>,
  }
  return (
    <footer className={styles.footer}>
      <p className={styles.claim}>
        <WithParts text={t('{pv} and {dh}: a legacy of 75 years')} parts={newspapers} />
      </p>
      <ul className={styles.logos}>
        {PUBLICATIONS.map(({ logo, name }) => (
          <li key={name}>
            <img className={styles.logo} src={logo} alt={name} />
          </li>
        ))}
      </ul>
    </footer>
  )
}
