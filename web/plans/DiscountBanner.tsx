import { TimeLeft } from '../publisher-content/TimeLeft.tsx'
import { useDiscount } from '../publisher-content/use-information.ts'
import styles from './discount-banner.module.css'

/** What is announced, and the time that is left; gone when it is over. */
export function DiscountBanner() {
  const discount = useDiscount()
  if (!discount) return null
  return (
    <div className={styles.banner}>
      <div>
        <p className={styles.text}>{discount.banner_text}</p>
        <p className={styles.subtext}>{discount.banner_subtext}</p>
      </div>
      <TimeLeft until={discount.expiry_date} />
    </div>
  )
}
