import { Carousel } from '#ui/Carousel.tsx'
import { Icon, type IconName } from '#ui/Icon.tsx'
import { useBrand } from '../brand/brand.ts'
import { useT } from '../i18n/use-t.ts'
import styles from '../publisher-content/publisher-content.module.css'
import { useCarouselSettings } from './use-carousel-settings.ts'

/** Six reasons. */
export function WhyChoose() {
  const t = useT()
  const { name: title } = useBrand()
  const { perSlide, swipeThresholdPx, words } = useCarouselSettings()
  const label = t('Why choose {title}', { title })
  const features: [icon: IconName, name: string, why: string][] = [
    [
      'pages',
      t('Every page, as printed'),
      t('The whole paper, page by page, sharp at every size.'),
    ],
    ['globe', t('All editions'), t('Read any city, wherever you are.')],
    ['calendar', t('Archives since 2020'), t('Look up what stood in the paper, years ago.')],
    ['clock', t('Early access'), t('The new issue from 6:30 AM, before everyone else.')],
    ['text-size', t('Easy on the eyes'), t('Articles as text, in the size that suits you.')],
    ['bookmark', t('Save and share'), t('Keep articles and find them on every device.')],
  ]
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{label}</h2>
      <Carousel
        label={label}
        perSlide={perSlide}
        swipeThresholdPx={swipeThresholdPx}
        words={words}
        items={features.map(([icon, name, why]) => ({
          id: icon,
          content: (
            <div className={styles.feature}>
              <Icon name={icon} />
              <h3 className={styles.featureName}>{name}</h3>
              <p>{why}</p>
            </div>
          ),
        }))}
      />
    </section>
  )
}
