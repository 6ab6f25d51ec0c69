import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { useT } from '../i18n/use-t.ts'
import { droppedFiles } from './dropped-files.ts'
import styles from './publish.module.css'

/** Takes PDFs or a folder of them: dropped, or chosen with a button. */
export function DropArea({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useT()
  const [isOver, setOver] = useState(false)
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (folder.current) folder.current.webkitdirectory = true
  }, [])
  async function take(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    onFiles(await droppedFiles(event.dataTransfer))
  }
  const choose = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])])
    // The same file can be chosen again.
    input.value = ''
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same without a pointer.
    <div
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => void take(event)}
    >
      <p>{t('Drop PDFs or a folder here. A file may have 200 MB.')}</p>
      <div className={styles.actions}>
        <Button variant="secondary" icon="plus" onPress={() => files.current?.click()}>
          {t('Choose PDFs')}
        </Button>
        <Button variant="secondary" icon="pages" onPress={() => folder.current?.click()}>
          {t('Choose a folder')}
        </Button>
      </div>
      <input
        ref={files}
        hidden
        type="file"
        multiple
        accept=".pdf,application/pdf"
        aria-label={t('Choose PDFs')}
        onChange={(event) => choose(event.currentTarget)}
      />
      <input
        ref={folder}
        hidden
        type="file"
        multiple
        aria-label={t('Choose a folder')}
        onChange={(event) => choose(event.currentTarget)}
      />
    </div>
  )
}
