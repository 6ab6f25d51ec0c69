import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Page } from '#contract/issues.ts'
import { THUMBNAIL_SCROLL_STEP_PX } from '#contract/reading.ts'
import { pageNameIn } from '#domain/page-names.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useLanguage } from '../../i18n/language.ts'
import { useT } from '../../i18n/use-t.ts'
import { type PlaceKey, useReadArticles } from '../../reading-places/device-places.ts'
import { ReadingProgress } from '../../reading-places/ReadingProgress.tsx'
import styles from './page-dialog.module.css'

interface PageDialogProps {
  issue: PlaceKey
  pages: readonly Page[]
  folder: string
  index: number
  onPick: (index: number) => void
  onClose: () => void
}

export function PageDialog({ issue, pages, folder, index, onPick, onClose }: PageDialogProps) {
  const t = useT()
  const read = useReadArticles(issue)
  const strip = useRef<HTMLOListElement>(null)

  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]')
    current?.scrollIntoView({ block: 'nearest', inline: 'center' })
    current?.focus({ preventScroll: true })
  }, [])

  const scroll = (steps: number) =>
    strip.current?.scrollBy({ left: steps * THUMBNAIL_SCROLL_STEP_PX, behavior: 'smooth' })

  return (
    <Dialog at="foot" title={t('Choose a page')} closeLabel={t('Close')} onClose={onClose}>
      <p className={styles.progress}>
        <ReadingProgress issue={issue} pages={pages} />
      </p>
      <div className={styles.row}>
        <IconButton
          icon="chevron-left"
          label={t('Scroll to earlier pages')}
          onPress={() => scroll(-1)}
        />
        <ol ref={strip} className={styles.strip} onKeyDown={moveFocus}>
          {pages.map((page, position) => (
            <li key={page.pageNo}>
              <Thumbnail
                page={page}
                folder={folder}
                isCurrent={position === index}
                isRead={isAllRead(page, read)}
                onPick={() => onPick(position)}
              />
            </li>
          ))}
        </ol>
        <IconButton
          icon="chevron-right"
          label={t('Scroll to later pages')}
          onPress={() => scroll(1)}
        />
      </div>
    </Dialog>
  )
}

function isAllRead({ articles }: Page, read: readonly string[]): boolean {
  return articles.length > 0 && articles.every(({ id }) => read.includes(id))
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The arrow keys move the focus from page to page. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (!step) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button.matches(':focus'))
  event.preventDefault()
  buttons[at + step]?.focus()
}

interface ThumbnailProps {
  page: Page
  folder: string
  isCurrent: boolean
  isRead: boolean
  onPick: () => void
}

function Thumbnail({ page, folder, isCurrent, isRead, onPick }: ThumbnailProps) {
  const t = useT()
  const { language } = useLanguage()
  return (
    <button
      type="button"
      className={styles.thumbnail}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onPick}
    >
      <span className={styles.picture} data-locked={page.locked}>
        <img
          src={folder + page.imgThumbFile}
          width={page.width}
          height={page.height}
          loading="lazy"
          alt=""
        />
        {page.locked && (
          <span className={styles.lock}>
            <Icon name="lock" />
          </span>
        )}
        {isRead && (
          <span className={styles.read}>
            <Icon name="check" />
          </span>
        )}
      </span>
      <span className={styles.name}>
        {pageNameIn(page, language)}
        {isRead && <VisuallyHidden>, {t('read')}</VisuallyHidden>}
        {page.locked && <VisuallyHidden>, {t('for subscribers')}</VisuallyHidden>}
      </span>
    </button>
  )
}
