import type { ReaderSession } from '#contract/auth-sessions.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { Button } from '#ui/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { formatShortDate } from '../i18n/format.ts'
import { useSpoken } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './personal-information.module.css'

interface DeviceProps {
  device: ReaderSession
  isBusy: boolean
  onSignOut: () => void
}

export function Device({ device, isBusy, onSignOut }: DeviceProps) {
  const t = useT()
  const { language } = useSpoken()
  const date = formatShortDate(dayInIndia(new Date(device.timeLastUsed)), language)
  return (
    <li className={styles.device}>
      <div>
        <p className={styles.deviceName} lang="en">
          {device.device}
        </p>
        <p className={styles.used}>
          {device.current ? t('This device') : t('Last used on {date}', { date })}
          {!device.current && device.addressPrefix && ` · ${device.addressPrefix}`}
        </p>
      </div>
      {!device.current && (
        <Button variant="quiet" isDisabled={isBusy} onPress={onSignOut}>
          {t('Sign out')}
          <VisuallyHidden> {device.device}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}
