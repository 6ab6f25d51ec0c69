import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { z } from 'zod'
import { Notice } from '#ui/Notice.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Reference } from '../brand/Reference.tsx'
import { TryAgain } from '../brand/TryAgain.tsx'
import { useT } from '../i18n/use-t.ts'
import { renewAccesstypeToken } from '../session/set-up-reader.ts'
import { useMe } from '../session/use-me.ts'
import { ContactField } from './ContactField.tsx'
import { Devices } from './Devices.tsx'
import { EditionField } from './EditionField.tsx'
import { NameField } from './NameField.tsx'
import { NewsletterBoxes } from './NewsletterBoxes.tsx'
import { PendingErasure } from './PendingErasure.tsx'
import styles from './personal-information.module.css'
import { useErasure } from './use-erasure.ts'
import { YourData } from './YourData.tsx'

interface PersonalInformationProps {
  followed: ReactNode
}

export function PersonalInformation({ followed }: PersonalInformationProps) {
  const t = useT()
  const me = useMe()
  const state = useProfileState()
  const pending = useErasure().data?.pending

  if (me.isPending || (state.isFromOtp && me.isFetching)) {
    return (
      <div className={styles.waiting} role="status">
        <span>{t('Loading...')}</span>
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
      </div>
    )
  }
  if (me.isError) {
    const again = <TryAgain isTrying={me.isFetching} onPress={() => void me.refetch()} />
    return (
      <Notice tone="error" action={again}>
        {t('Oops! Something went wrong.')}
        <Reference error={me.error} />
      </Notice>
    )
  }

  const { userData, metadata } = me.data
  return (
    <div className={styles.parts}>
      {pending && <PendingErasure pending={pending} />}
      {state.isAskedToVerify && (
        <Notice icon="user" title={t('Please verify your information')}>
          {t('Your name, contact and preferred edition help us to bring you the right paper.')}
        </Notice>
      )}
      <div>
        <NameField name={metadata.first_name} />
        <ContactField method="mobile" contact={userData.phoneNumbers[0]} />
        <ContactField method="email" contact={userData.emails[0]} />
        <EditionField />
      </div>
      <NewsletterBoxes flags={metadata} />
      {followed}
      <Devices />
      <YourData />
    </div>
  )
}

const ProfileState = z
  .object({ fromOTP: z.boolean().optional(), showPersonalInfoPopup: z.boolean().optional() })
  .catch({})

/** The router state of /profile: set after a verified contact, or by the welcome popup. */
function useProfileState() {
  const { state } = useLocation()
  const [{ fromOTP = false, showPersonalInfoPopup = false }] = useState(() =>
    ProfileState.parse(state ?? {}),
  )

  useEffect(() => {
    // The stored token still contains the old contact. If renewing fails, it does so until it expires.
    if (fromOTP) renewAccesstypeToken().catch(() => undefined)
  }, [fromOTP])

  return { isFromOtp: fromOTP, isAskedToVerify: showPersonalInfoPopup }
}
