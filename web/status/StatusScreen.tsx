import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { SECOND_MS } from '#contract/durations.ts'
import { getSiteStatus } from '#contract/status.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { call } from '../api/call.ts'
import { Frame } from '../frame/Frame.tsx'
import { TextWithParts } from '../i18n/TextWithParts.tsx'
import { useT } from '../i18n/use-t.ts'
import { StatusLists } from './StatusLists.tsx'
import styles from './status.module.css'

export function StatusScreen() {
  const t = useT()
  const status = useStatus()
  return (
    <Frame title={t('Status')}>
      <div className={styles.page}>
        <ScreenTitle>{t('Status')}</ScreenTitle>
        {status.isPending && <Notice>{t('Loading...')}</Notice>}
        {status.isError && (
          <Notice
            tone="error"
            action={
              <Button
                variant="secondary"
                icon="refresh"
                isLoading={status.isFetching}
                onPress={() => status.refetch()}
              >
                {t('Try Again')}
              </Button>
            }
          >
            {t(
              'The status cannot be fetched just now. Check your connection, or try again in a minute.',
            )}
          </Notice>
        )}
        {status.isSuccess && <StatusLists status={status.data} />}
        <p>
          <TextWithParts
            text={t('Still in trouble? {link}')}
            parts={{ link: <Link to="/contact">{t('Get In Touch')}</Link> }}
          />
        </p>
      </div>
    </Frame>
  )
}

const REFRESH_EVERY_MS = 30 * SECOND_MS

function useStatus() {
  return useQuery({
    queryKey: ['status'],
    queryFn: () => call(getSiteStatus, {}),
    refetchInterval: REFRESH_EVERY_MS,
    retry: false,
    networkMode: 'always',
  })
}
