import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useT } from '../i18n/use-t.ts'
import { InviteDialog } from './InviteDialog.tsx'
import { StaffRow } from './StaffRow.tsx'
import styles from './staff.module.css'
import { useStaff } from './use-staff.ts'

/** Everyone who can sign in to the desk, for admins. */
export function StaffScreen() {
  const t = useT()
  const [isInviting, setInviting] = useState(false)
  const { data: staff, error } = useStaff()
  return (
    <>
      <title>{`${t('Staff')} · ${t('Desk')}`}</title>
      <div className={styles.head}>
        <ScreenTitle>{t('Staff')}</ScreenTitle>
        <Button icon="plus" onPress={() => setInviting(true)}>
          {t('Invite')}
        </Button>
      </div>
      {error && <Notice tone="error">{t('The list could not be loaded.')}</Notice>}
      {!staff && !error && <Spinner />}
      {staff && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('Name')}</th>
              <th scope="col">{t('Role')}</th>
              <th scope="col">{t('Titles')}</th>
              <th scope="col">{t('Status')}</th>
              <th scope="col">{t('Actions')}</th>
            </tr>
          </thead>
          <tbody>
            {staff.map((member) => (
              <StaffRow key={member.id} member={member} />
            ))}
          </tbody>
        </table>
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  )
}
