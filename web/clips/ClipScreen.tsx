import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { CallError } from '#contract/call-error.ts'
import { type Clip, getClip, getClipPicture } from '#contract/clips.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { formatDate } from '#domain/format.ts'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { call } from '../api/call.ts'
import { urlOf } from '../api/route-url.ts'
import { useBrand } from '../brand/brand.ts'
import { TryAgain } from '../brand/TryAgain.tsx'
import { Frame } from '../frame/Frame.tsx'
import { useLanguage } from '../i18n/language.ts'
import { Name, useName } from '../i18n/Name.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './clips.module.css'

/** The address in a clip's QR code. It shows the clip as the server cuts it, so that a forged clip is recognisable. */
export function ClipScreen() {
  const t = useT()
  const { token = '' } = useParams()
  const clip = useQuery({
    queryKey: ['clip', token],
    queryFn: () => call(getClip, { params: { token } }),
    staleTime: MINUTE_MS,
    retry: false,
  })
  return (
    <Frame title={t('Clip')}>
      <div className={styles.screen}>
        {clip.isPending && <p role="status">{t('Loading...')}</p>}
        {clip.isError && (
          <ClipMissing
            error={clip.error}
            isTrying={clip.isFetching}
            onRetry={() => void clip.refetch()}
          />
        )}
        {clip.data && <ShownClip clip={clip.data} />}
        {!clip.isPending && (
          <p>
            <Link to="/">{t("Today's front page")}</Link>
          </p>
        )}
      </div>
    </Frame>
  )
}

interface ShownClipProps {
  clip: Clip
}

function ShownClip({ clip }: ShownClipProps) {
  const t = useT()
  const { language } = useLanguage()
  const { name } = useBrand()
  const nameOf = useName()
  const picture = urlOf(getClipPicture, { params: { token: clip.token } })
  const edition = nameOf(clip.edition_name, clip.edition_names)
  const day = formatDate(clip.date, language)
  return (
    <>
      <ScreenTitle>{t('A clip of {title}', { title: name })}</ScreenTitle>
      <p className={styles.proof}>
        <Icon name="check" />
        {t(
          'This clip is genuine: our server cut it out of the page. Compare it with the clip that you have.',
        )}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('Date')}</dt>
          <dd>
            <time dateTime={clip.date}>{day}</time>
          </dd>
        </div>
        <div>
          <dt>{t('Edition')}</dt>
          <dd>
            <Name name={clip.edition_name} names={clip.edition_names} />
          </dd>
        </div>
        <div>
          <dt>{t('Page')}</dt>
          <dd>
            <Name name={clip.page_name} names={clip.page_names} />
          </dd>
        </div>
      </dl>
      <img
        className={styles.picture}
        src={picture}
        width={clip.width}
        height={clip.height}
        alt={t('Clip of {edition}, {day}', { edition, day })}
      />
    </>
  )
}

interface ClipMissingProps {
  error: Error
  isTrying: boolean
  onRetry: () => void
}

function ClipMissing({ error, isTrying, onRetry }: ClipMissingProps) {
  const t = useT()
  const code = error instanceof CallError ? error.code : undefined
  if (code === 'not-found') {
    return (
      <>
        <ScreenTitle>{t('This clip is not ours')}</ScreenTitle>
        <Notice tone="error">
          {t('We have not made a clip with this address. A picture that names it may be forged.')}
        </Notice>
      </>
    )
  }
  if (code === 'article-withdrawn') {
    return (
      <>
        <ScreenTitle>{t('Clip')}</ScreenTitle>
        <Notice tone="info">{t('This clip shows an article that was withdrawn.')}</Notice>
      </>
    )
  }
  return (
    <Notice tone="error" action={<TryAgain isTrying={isTrying} onPress={onRetry} />}>
      {t('Oops! Something went wrong.')}
    </Notice>
  )
}
