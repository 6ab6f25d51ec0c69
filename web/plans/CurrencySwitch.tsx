import { CURRENCY_FORMAT, type Currency } from '#contract/plans.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './subscribe-screen.module.css'

interface CurrencySwitchProps {
  currencies: readonly Currency[]
  shown: Currency
  onShow: (currency: Currency) => void
}

export function CurrencySwitch({ currencies, shown, onShow }: CurrencySwitchProps) {
  const t = useT()
  return (
    <fieldset className={styles.currencies}>
      <legend className={styles.legend}>{t('Prices in')}</legend>
      {currencies.map((currency) => (
        <button
          key={currency}
          type="button"
          className={styles.currency}
          aria-pressed={currency === shown}
          onClick={() => onShow(currency)}
        >
          {CURRENCY_FORMAT[currency].symbol} {currency}
        </button>
      ))}
    </fieldset>
  )
}
