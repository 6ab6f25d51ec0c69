import { BRANDS } from '../brand/brand.ts'
import styles from './ui-screen.module.css'

/** Every picture of both brands. */
export function BrandSamples() {
  return Object.values(BRANDS).map((brand) => {
    const pictures = [
      brand.logo,
      brand.selectedTabLogo,
      brand.bgimage,
      brand.headerImage,
      brand.afterLoginImage,
      brand.subscription_logo,
    ]
    return (
      <div key={brand.id}>
        <h3 lang={brand.language}>{brand.name}</h3>
        <div className={styles.brand}>
          {pictures.map((picture) => (
            <img key={picture} src={picture} alt="" />
          ))}
        </div>
      </div>
    )
  })
}
