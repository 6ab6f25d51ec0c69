import { useMutation } from '@tanstack/react-query'
import { type CSSProperties, useId, useRef } from 'react'
import { CallError } from '#contract/call-error.ts'
import { type Clip, makeClip } from '#contract/clips.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import type { Page } from '#contract/issues.ts'
import type { PageBox } from '#contract/page-model.ts'
import { boxOf, commonPart } from '#domain/page-boxes.ts'
import { Button } from '#ui/Button.tsx'
import { FullScreen } from '#ui/FullScreen.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { showToast } from '#ui/toast.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { call } from '../../api/call.ts'
import { runtimeConfig } from '../../api/runtime-config.ts'
import { useT } from '../../i18n/use-t.ts'
import { fileFor } from '../stage/image-files.ts'
import { ClipResult } from './ClipResult.tsx'
import styles from './clip.module.css'
import { CORNERS, useSelection } from './use-selection.ts'

interface ClipToolProps {
  issue: { date: IssueDate; edition: number }
  page: Page
  /** The address of the issue's files. */
  folder: string
  maxArea: number
  onClose: () => void
}

/** Cuts a rectangle out of the page: by mouse, by finger, or with the arrow keys. */
export function ClipTool({ issue, page, folder, maxArea, onClose }: ClipToolProps) {
  const cut = useCut(issue, page)
  if (cut.data) return <ClipResult clip={cut.data} onClose={onClose} />
  return (
    <ClipDialog
      page={page}
      folder={folder}
      maxArea={maxArea}
      isCutting={cut.isPending}
      onCut={(box) => cut.mutate(box)}
      onClose={onClose}
    />
  )
}

interface ClipDialogProps {
  page: Page
  folder: string
  maxArea: number
  isCutting: boolean
  onCut: (box: PageBox) => void
  onClose: () => void
}

function ClipDialog({ page, folder, maxArea, isCutting, onCut, onClose }: ClipDialogProps) {
  const t = useT()
  const selected = useRef<HTMLElement>(null)
  const hintId = useId()
  const [first] = page.articles
  const selection = useSelection(first && boxOf(first), maxArea)
  const { box } = selection
  const titles = page.articles
    .filter((article) => commonPart(boxOf(article), box))
    .map(({ title }) => title || t('Article'))

  const image = fileFor(page.images, document.documentElement.clientWidth * devicePixelRatio)
  return (
    <FullScreen label={t('Clip a part of this page')} focus={selected} onClose={onClose}>
      <header className={styles.head}>
        <p id={hintId} className={styles.hint}>
          {t('Drag over the part that you want to share.')}
          <VisuallyHidden>
            {t('Arrow keys move the frame; with Shift they change its size.')}
          </VisuallyHidden>
        </p>
        <IconButton icon="close" label={t('Back to the page')} onPress={onClose} />
      </header>
      <div className={styles.room}>
        <div
          className={styles.sheet}
          style={{ '--ratio': page.width / page.height } as CSSProperties}
          {...selection.pointer}
        >
          {image && (
            <img className={styles.image} src={folder + image.file} alt="" draggable={false} />
          )}
          <section
            ref={selected}
            className={styles.selected}
            data-selected
            style={{
              insetInlineStart: `${box.left}%`,
              insetBlockStart: `${box.top}%`,
              inlineSize: `${box.width}%`,
              blockSize: `${box.height}%`,
            }}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that move the frame need the focus.
            tabIndex={0}
            aria-label={t('Part to clip')}
            aria-describedby={hintId}
            onKeyDown={selection.onKeyDown}
          >
            {CORNERS.map((corner) => (
              <span key={corner} className={styles.corner} data-corner={corner} />
            ))}
          </section>
        </div>
      </div>
      <footer className={styles.foot}>
        <p className={styles.share} aria-live="polite">
          {t('{share} % of the page', { share: Math.ceil((box.width * box.height) / 100) })}
          <VisuallyHidden>: {titles.join(', ')}</VisuallyHidden>
        </p>
        <Button icon="scissors" isLoading={isCutting} onPress={() => onCut(box)}>
          {t('Clip')}
        </Button>
      </footer>
    </FullScreen>
  )
}

function useCut({ date, edition }: ClipToolProps['issue'], { pageNo }: Page) {
  const t = useT()
  const { publisher } = runtimeConfig()
  return useMutation<Clip, Error, PageBox>({
    mutationFn: (box) => call(makeClip, { body: { publisher, date, edition, pageNo, box } }),
    onError: (error) => {
      const isTooMany = error instanceof CallError && error.code === 'too-many-requests'
      const words = isTooMany
        ? t('You have made many clips. Please try again later.')
        : t('Something went wrong, please try again.')
      void showToast('error', words)
    },
  })
}
