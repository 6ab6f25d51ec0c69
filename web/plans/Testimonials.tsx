import {
  TESTIMONIAL_PAUSE_SECONDS,
  TESTIMONIAL_ROTATION_SECONDS,
  type Testimonial,
} from '#contract/info.ts'
import { Carousel } from '#ui/Carousel.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from '../publisher-content/publisher-content.module.css'
import { useTestimonials } from '../publisher-content/use-publisher-content.ts'
import { useCarouselSettings } from './use-carousel-settings.ts'

const ROTATION = {
  everySeconds: TESTIMONIAL_ROTATION_SECONDS,
  pauseSeconds: TESTIMONIAL_PAUSE_SECONDS,
}

/** Nothing when there are none or they cannot be fetched. */
export function Testimonials() {
  const t = useT()
  const { perSlide, swipeThresholdPx, words } = useCarouselSettings()
  const { data = [] } = useTestimonials()
  if (data.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('What our readers say')}</h2>
      <Carousel
        label={t('What our readers say')}
        perSlide={perSlide}
        rotation={ROTATION}
        swipeThresholdPx={swipeThresholdPx}
        words={words}
        items={data.map((testimonial) => ({
          id: testimonial.name,
          content: <TestimonialCard testimonial={testimonial} />,
        }))}
      />
    </section>
  )
}

interface TestimonialCardProps {
  testimonial: Testimonial
}

function TestimonialCard({ testimonial: { name, role, message, photo } }: TestimonialCardProps) {
  return (
    <figure className={styles.testimonial}>
      <blockquote className={styles.message}>{message}</blockquote>
      <figcaption className={styles.person}>
        {photo ? (
          <img className={styles.face} src={photo} alt="" />
        ) : (
          <span className={styles.face} aria-hidden="true">
            {firstLetter(name)}
          </span>
        )}
        <span>
          <span className={styles.name}>{name}</span>
          <span className={styles.role}>{role}</span>
        </span>
      </figcaption>
    </figure>
  )
}

/** A Kannada letter may consist of several code points. */
function firstLetter(name: string): string {
  return new Intl.Segmenter().segment(name)[Symbol.iterator]().next().value?.segment ?? ''
}
