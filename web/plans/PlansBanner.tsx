import { brand } from '../brand/brand.ts'
import styles from './plans-banner.module.css'

/** The brand's pictures above the plans; they say nothing that the words do not. */
export function PlansBanner() {
  const { headerImage, subscription_logo } = brand()
  return (
    <div className={styles.banner}>
      <img className={styles.strip} src={headerImage} alt="" />
      <img className={styles.logo} src={subscription_logo} width={240} height={180} alt="" />
    </div>
  )
}
