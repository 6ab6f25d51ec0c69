import { Notice } from '#ui/Notice.tsx'
import { CallError } from '../api/call-error.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { TryAgain } from '../brand/TryAgain.tsx'
import { useT } from '../i18n/use-t.ts'
import { WithParts } from '../i18n/WithParts.tsx'

interface LegalProblemProps {
  error: Error
  isTrying: boolean
  onTryAgain: () => void
}

export function LegalProblem({ error, isTrying, onTryAgain }: LegalProblemProps) {
  const t = useT()
  const { supportEmail } = runtimeConfig()
  if (error instanceof CallError && error.code === 'not-found') {
    return (
      <Notice tone="empty">
        <WithParts
          text={t('This text is not here yet. Please ask for it at {email}.')}
          parts={{ email: <a href={`mailto:${supportEmail}`}>{supportEmail}</a> }}
        />
      </Notice>
    )
  }
  return (
    <Notice tone="error" action={<TryAgain isTrying={isTrying} onPress={onTryAgain} />}>
      {t('Oops! Something went wrong.')}
    </Notice>
  )
}
