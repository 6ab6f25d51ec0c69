import { type CSSProperties, useState } from 'react'
import { CLIP_PATH, type Clip, getClipPicture } from '#contract/clips.ts'
import { formatDate } from '#domain/format.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { download } from '#ui/download.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { showToast } from '#ui/toast.ts'
import { fetchFile } from '../../api/fetch-file.ts'
import { urlOf } from '../../api/route-url.ts'
import { useBrand } from '../../brand/brand.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useName } from '../../i18n/Name.tsx'
import { useT } from '../../i18n/use-t.ts'
import { ShareDialog } from '../../share/ShareDialog.tsx'
import styles from './clip.module.css'

interface ClipResultProps {
  clip: Clip
  onClose: () => void
}

/** The finished clip, to share or to keep. */
export function ClipResult({ clip, onClose }: ClipResultProps) {
  const t = useT()
  const { language } = useLanguage()
  const { name } = useBrand()
  const nameOf = useName()
  const [isSharing, setSharing] = useState(false)
  const [isSaving, setSaving] = useState(false)
  // The server draws a clip when its picture is requested.
  const [isDrawn, setDrawn] = useState(false)
  const picture = urlOf(getClipPicture, { params: { token: clip.token } })
  const place = nameOf(clip.edition_name, clip.edition_names)
  const title = `${name} · ${place} · ${formatDate(clip.date, language)}`

  async function save() {
    setSaving(true)
    try {
      download(await (await fetchFile(picture, 'high')).blob(), `clip-${clip.date}.jpg`)
    } catch {
      void showToast('error', t('Download failed'))
    } finally {
      setSaving(false)
    }
  }

  return (
    <>
      <Dialog
        title={t('Your clip')}
        closeLabel={t('Close')}
        onClose={onClose}
        actions={
          <>
            <Button icon="share" onPress={() => setSharing(true)}>
              {t('Share')}
            </Button>
            <Button
              variant="secondary"
              icon="download"
              isLoading={isSaving}
              onPress={() => void save()}
            >
              {t('Download')}
            </Button>
          </>
        }
      >
        {!isDrawn && (
          <p className={styles.drawing} role="status">
            <Spinner />
            {t('Loading...')}
          </p>
        )}
        <img
          className={styles.made}
          src={picture}
          onLoad={() => setDrawn(true)}
          onError={() => setDrawn(true)}
          width={clip.width}
          height={clip.height}
          style={{ '--ratio': clip.width / clip.height } as CSSProperties}
          alt={title}
        />
        <p className={styles.note}>
          {t(
            'Everyone who scans the code or opens the link sees this clip, and nothing else of the page.',
          )}
        </p>
      </Dialog>
      {isSharing && (
        <ShareDialog
          shared={{ title, path: `${CLIP_PATH}/${clip.token}` }}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  )
}
