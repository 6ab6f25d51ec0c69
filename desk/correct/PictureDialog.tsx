import { useRef, useState } from 'react'
import type { DraftStory } from '#contract/desk/correction-steps.ts'
import { MAX_PICTURE_CHARACTERS, sendPicture } from '#contract/desk/corrections.ts'
import type { OfIssue } from '#contract/desk/of-issue.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { call } from '../api/call.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './correct.module.css'

interface PictureDialogProps {
  issue: OfIssue
  story: DraftStory
  onReplace: (block: string, picture: string | null) => void
  onClose: () => void
}

/** Replaces a picture of an article. The page itself stays as printed. */
export function PictureDialog({ issue, story, onReplace, onClose }: PictureDialogProps) {
  const t = useT()
  const [error, setError] = useState('')
  const pictures = story.blocks.filter(({ role }) => role === 'picture')
  async function replace(block: string, file: File | undefined) {
    if (!file) return
    try {
      const bytes = await base64Of(file)
      if (bytes.length > MAX_PICTURE_CHARACTERS)
        return setError(t('The file is too large: 6 MB at most.'))
      const { picture } = await call(sendPicture, { body: { ...issue, bytes } })
      onReplace(block, picture)
      onClose()
    } catch {
      setError(t('The picture could not be used. Send a JPEG, PNG or WebP file.'))
    }
  }
  return (
    <Dialog title={t('Replace a picture')} closeLabel={t('Close')} onClose={onClose}>
      <p>{t('The article shows the new picture. The page stays as it was printed.')}</p>
      {pictures.length === 0 && <Notice tone="empty">{t('The story has no picture.')}</Notice>}
      {error && <Notice tone="error">{error}</Notice>}
      <ul className={styles.types}>
        {pictures.map(({ id, replacement }, index) => (
          <li key={id} className={styles.picture}>
            <ChooseFile
              label={t('Choose a file for picture {number}', { number: index + 1 })}
              onChoose={(file) => void replace(id, file)}
            />
            {replacement && (
              <Button
                variant="quiet"
                onPress={() => {
                  onReplace(id, null)
                  onClose()
                }}
              >
                {t('Use the printed one again')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

interface ChooseFileProps {
  label: string
  onChoose: (file: File | undefined) => void
}

function ChooseFile({ label, onChoose }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="secondary" icon="plus" onPress={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={label}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files?.[0])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
