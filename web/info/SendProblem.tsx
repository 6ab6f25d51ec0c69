import { Notice } from '#ui/Notice.tsx'
import { CallError } from '../api/call-error.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { serverWords } from '../i18n/server-words.ts'
import { useT } from '../i18n/use-t.ts'
import { WithParts } from '../i18n/WithParts.tsx'

interface SendProblemProps {
  error: Error
}

export function SendProblem({ error }: SendProblemProps) {
  const t = useT()
  const { supportEmail } = runtimeConfig()
  const isTooMuch = error instanceof CallError && error.code === 'too-many-requests'
  if (isTooMuch) return <Notice tone="error">{serverWords(error.message, t)}</Notice>
  return (
    <Notice tone="error">
      <WithParts
        text={t('Your message could not be sent. Please try again, or write to {email}.')}
        parts={{ email: <a href={`mailto:${supportEmail}`}>{supportEmail}</a> }}
      />
    </Notice>
  )
}
