import { Icon, iconNames } from '#ui/Icon.tsx'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { BRANDS } from '../brand/brand.ts'
import { Frame } from '../frame/Frame.tsx'
import { ButtonSamples, FieldSamples } from './ControlSamples.tsx'
import { DialogSamples, NoticeSamples, TabSamples } from './MessageSamples.tsx'
import { Sample } from './Sample.tsx'
import styles from './ui-screen.module.css'
import { useDevT } from './use-dev-t.ts'

/** Every part of ui/ on one page, for those who build the screens. */
export function UiScreen() {
  const t = useDevT()
  return (
    <Frame title={t('Parts of the screens')}>
      <div className={styles.page}>
        <ScreenTitle>{t('Parts of the screens')}</ScreenTitle>
        <Sample heading={t('Type')} content={<TypeSamples />} />
        <Sample heading={t('Buttons')} content={<ButtonSamples />} />
        <Sample heading={t('Fields')} content={<FieldSamples />} />
        <Sample heading={t('Tabs and answers')} content={<TabSamples />} />
        <Sample heading={t('Dialogs and toasts')} content={<DialogSamples />} />
        <Sample heading={t('Notices')} content={<NoticeSamples />} />
        <Sample heading={t('Waiting')} content={<WaitingSamples />} />
        <Sample heading={t('Icons')} content={<IconSamples />} />
        <Sample heading={t('Brands')} content={<BrandSamples />} />
      </div>
    </Frame>
  )
}

function WaitingSamples() {
  const t = useDevT()
  return (
    <div className={styles.columns}>
      <p className={styles.row}>
        <Spinner />
        {t('Loading editions...')}
      </p>
      <div className={styles.stack}>
        <Skeleton width="60%" height="1.5em" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="80%" />
      </div>
    </div>
  )
}

function IconSamples() {
  return (
    <ul className={styles.icons} lang="en">
      {iconNames().map((name) => (
        <li key={name} className={styles.icon}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  )
}

/** Both languages side by side, whatever the language of the controls. */
function TypeSamples() {
  return (
    <div className={styles.columns}>
      <article className={styles.stack} lang="en">
        <h3 className={styles.headline}>Tanks fill early as rains reach the plateau</h3>
        <p>
          The first steady rain of the season fell on Friday night, and by morning eleven of the
          district's old tanks were brimming. Farmers said they would sow a week sooner.
        </p>
      </article>
      <article className={styles.stack} lang="kn">
        <h3 className={styles.headline}>ಮುಂಗಾರು ಚುರುಕು: ತುಂಬಿದ ಹನ್ನೊಂದು ಕೆರೆಗಳು</h3>
        <p>
          ಶುಕ್ರವಾರ ರಾತ್ರಿ ಸುರಿದ ಉತ್ತಮ ಮಳೆಗೆ ಜಿಲ್ಲೆಯ ಹನ್ನೊಂದು ಹಳೆಯ ಕೆರೆಗಳು ಬೆಳಗಾಗುವಷ್ಟರಲ್ಲಿ ಕೋಡಿ ಬಿದ್ದಿವೆ. ಈ ಬಾರಿ ಒಂದು ವಾರ ಮೊದಲೇ
          ಬಿತ್ತನೆ ಆರಂಭಿಸುವುದಾಗಿ ರೈತರು ಹೇಳಿದ್ದಾರೆ.
        </p>
      </article>
    </div>
  )
}

/** Every picture of both brands. */
function BrandSamples() {
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
