import { useNavigate } from 'react-router'
import type { Plan } from '#contract/plans.ts'
import { TITLES } from '#contract/titles.ts'
import { isPaymentDue } from '#domain/plan-standing.ts'
import { groupWords, selectedPlanOf, usePlans } from '../accesstype/use-plans.ts'
import { useSubscriptions } from '../accesstype/use-subscriptions.ts'
import { planProperties } from '../analytics/plan-item.ts'
import { track } from '../analytics/track.ts'
import { brand } from '../brand/brand.ts'
import { Frame } from '../frame/Frame.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { FaqAccordion } from '../publisher-content/FaqAccordion.tsx'
import publisherContentStyles from '../publisher-content/publisher-content.module.css'
import { SupportLine } from '../publisher-content/SupportLine.tsx'
import { TimeLeft } from '../publisher-content/TimeLeft.tsx'
import { useDiscount, useSubscriberCount } from '../publisher-content/use-publisher-content.ts'
import { storage } from '../session/storage.ts'
import { useSessionWithCheck } from '../session/use-session.ts'
import discountBannerStyles from './discount-banner.module.css'
import { barState, PlanBar } from './PlanBar.tsx'
import { Plans } from './Plans.tsx'
import plansBannerStyles from './plans-banner.module.css'
import styles from './subscribe-screen.module.css'
import { Testimonials } from './Testimonials.tsx'
import { useSelection } from './use-selection.ts'
import { WhyChoose } from './WhyChoose.tsx'

export function SubscribeScreen() {
  const t = useT()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const session = useSessionWithCheck()
  const plans = usePlans()
  const subscriptions = useSubscriptions()
  const first = subscriptions.data?.[0]
  const currentSubscription = first?.active ? first : undefined
  const { selected, select } = useSelection({ plans: plans.data ?? [], currentSubscription })

  function choose(plan: Plan | undefined) {
    if (plan) track('select_item', planProperties(plan))
    select(plan?.id)
  }

  function proceed() {
    if (!selected) return
    const { tagline } = groupWords(selected.group, language)
    storage.selectedPlan.write(selectedPlanOf(selected, tagline))
    navigate(session.kind === 'signed-in' ? '/review' : '/auth')
  }

  return (
    <Frame title={t('Subscription Plans')}>
      <div className={styles.column}>
        <DiscountBanner />
        <header className={styles.header}>
          <PlansBanner />
          <h1 className={styles.heading}>{t('Choose your plan')}</h1>
          <p>{t('Every page, every edition, every morning. Cancel at any time.')}</p>
        </header>
        <Plans
          plans={plans}
          currentSubscription={currentSubscription}
          selected={selected}
          onSelect={choose}
        />
        <WhyChoose />
        <SubscriberBanner />
        <Testimonials />
        <section className={styles.faqs}>
          <h2 className={styles.subheading}>{t('FAQs')}</h2>
          <FaqAccordion />
          <SupportLine />
        </section>
      </div>
      <PlanBar
        state={barState({
          isLoading: plans.isLoading || subscriptions.isLoading || session.kind === 'checking',
          selectedId: selected?.id,
          currentPlanId: currentSubscription?.subscription_plan_id,
          isPaymentDue: isPaymentDue(currentSubscription),
        })}
        selected={selected}
        onProceed={proceed}
      />
    </Frame>
  )
}

/** The discount and its remaining time; hidden after its end. */
function DiscountBanner() {
  const discount = useDiscount()
  if (!discount) return null
  return (
    <div className={discountBannerStyles.banner}>
      <div>
        <p className={discountBannerStyles.text}>{discount.banner_text}</p>
        <p className={discountBannerStyles.subtext}>{discount.banner_subtext}</p>
      </div>
      <TimeLeft until={discount.expiry_date} />
    </div>
  )
}

/** Decorative pictures of the brand. */
function PlansBanner() {
  const { headerImage, subscription_logo } = brand()
  return (
    <div className={plansBannerStyles.banner}>
      <img className={plansBannerStyles.strip} src={headerImage} alt="" />
      <img
        className={plansBannerStyles.logo}
        src={subscription_logo}
        width={240}
        height={180}
        alt=""
      />
    </div>
  )
}

/** The number of subscribers; only the publisher's age while there are none. */
function SubscriberBanner() {
  const t = useT()
  const count = useSubscriberCount()
  const { language } = useLanguage()
  const titles = { pv: TITLES.PV.names[language], dh: TITLES.DH.names[language] }
  return (
    <section className={publisherContentStyles.subscribers}>
      {count > 0 && (
        <p className={publisherContentStyles.count}>
          {t('{count} reader subscribes|{count} readers subscribe', { count })}
        </p>
      )}
      <p>{t('{pv} and {dh}: a legacy of 75 years', titles)}</p>
    </section>
  )
}
