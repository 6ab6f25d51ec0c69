import { useT } from '../i18n/use-t.ts'
import { Notice } from '../ui/Notice.tsx'
import { useMe } from './use-me.ts'

export function SignedInAs() {
  const t = useT()
  const me = useMe()
  if (me.isPending) return <p>{t('Loading...')}</p>
  if (me.isError) return <Notice tone="error">{t('Oops! Something went wrong.')}</Notice>
  const { userData, metadata } = me.data
  const contact = userData.emails[0] ?? userData.phoneNumbers[0] ?? ''
  return (
    <div>
      {metadata.first_name && <p>{metadata.first_name}</p>}
      <p>{t('Logged in as {contact}', { contact })}</p>
    </div>
  )
}
