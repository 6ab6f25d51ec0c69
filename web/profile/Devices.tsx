import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  endOtherSessions,
  endSession,
  listSessions,
  type ReaderSession,
} from '#contract/auth-sessions.ts'
import { formatShortDate } from '#domain/format.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { call } from '../api/call.ts'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './personal-information.module.css'

/** The devices on which the reader is signed in, with sign-out buttons. */
export function Devices() {
  const t = useT()
  const { data: devices = [] } = useDevices()
  const signOut = useSignOutDevices()
  const isOneOfMany = devices.length > 1

  function end(which: { sessionHandle: string } | 'others') {
    signOut.mutate(which, {
      onSuccess: () => showToast('success', t('Signed out there')),
      onError: () => showToast('error', t('Oops! Something went wrong.')),
    })
  }

  if (devices.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="devices">
      <h2 id="devices" className={styles.heading}>
        {t('Devices signed in')}
      </h2>
      <ul className={styles.devices}>
        {devices.map((device) => (
          <Device
            key={device.sessionHandle}
            device={device}
            isBusy={signOut.isPending}
            onSignOut={() => end({ sessionHandle: device.sessionHandle })}
          />
        ))}
      </ul>
      {isOneOfMany && (
        <div>
          <Button variant="secondary" isDisabled={signOut.isPending} onPress={() => end('others')}>
            {t('Sign out of all other devices')}
          </Button>
        </div>
      )}
    </section>
  )
}

interface DeviceProps {
  device: ReaderSession
  isBusy: boolean
  onSignOut: () => void
}

function Device({ device, isBusy, onSignOut }: DeviceProps) {
  const t = useT()
  const { language } = useLanguage()
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

const DEVICES = ['devices']

function useDevices() {
  return useQuery({ queryKey: DEVICES, queryFn: () => call(listSessions, {}) })
}

/** Signs one device out, or all but this one. */
function useSignOutDevices() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (which: { sessionHandle: string } | 'others') =>
      which === 'others' ? call(endOtherSessions, {}) : call(endSession, { params: which }),
    onSettled: () => cache.invalidateQueries({ queryKey: DEVICES }),
  })
}
