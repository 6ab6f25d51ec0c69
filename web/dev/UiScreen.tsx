import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { Frame } from '../frame/Frame.tsx'
import { BrandSamples } from './BrandSamples.tsx'
import { ButtonSamples } from './ButtonSamples.tsx'
import { DialogSamples } from './DialogSamples.tsx'
import { FieldSamples } from './FieldSamples.tsx'
import { IconSamples } from './IconSamples.tsx'
import { NoticeSamples } from './NoticeSamples.tsx'
import { Sample } from './Sample.tsx'
import { TabSamples } from './TabSamples.tsx'
import { TypeSamples } from './TypeSamples.tsx'
import styles from './ui-screen.module.css'
import { useDevT } from './use-dev-t.ts'
import { WaitingSamples } from './WaitingSamples.tsx'

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
