import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast.ts'
import { useT } from '../i18n/use-t.ts'
import { Device } from './Device.tsx'
import styles from './personal-information.module.css'
import { useDevices, useSignOutDevices } from './use-devices.ts'

/** Where the reader is signed in, and out of what can be signed. */
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
