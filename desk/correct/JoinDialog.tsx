import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DraftStory, PageDraft } from '#contract/desk/correction-steps.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './correct.module.css'
import { titleOf } from './story-words.ts'

interface JoinDialogProps {
  story: DraftStory
  pageNo: number
  /** The numbers of all pages. */
  pages: readonly number[]
  loadPage: (pageNo: number) => Promise<PageDraft>
  onJoin: (page: number, other: string) => void
  onUnjoin: () => void
  onClose: () => void
}

/** Chooses the story on another page in which a story continues. */
export function JoinDialog({ story, pageNo, pages, loadPage, ...props }: JoinDialogProps) {
  const t = useT()
  const others = pages.filter((number) => number !== pageNo)
  const [page, setPage] = useState(story.continuesOn ?? others[0] ?? pageNo)
  const draft = useQuery({
    queryKey: ['corrections', 'join', page],
    queryFn: () => loadPage(page),
    gcTime: 0,
  })
  // A story that says where it comes from is the most likely one.
  const candidates = [...(draft.data?.stories ?? [])].sort(
    (a, b) => Number(b.continuedFrom === pageNo) - Number(a.continuedFrom === pageNo),
  )
  return (
    <Dialog
      title={t('Where does the story continue?')}
      closeLabel={t('Close')}
      onClose={props.onClose}
      actions={
        story.continuesOn !== undefined && (
          <Button variant="secondary" onPress={props.onUnjoin}>
            {t('It does not continue')}
          </Button>
        )
      }
    >
      <SelectField
        label={t('Page')}
        value={`${page}`}
        groups={[
          {
            label: t('Pages'),
            options: others.map((number) => ({
              value: `${number}`,
              label: t('Page {page}', { page: `${number}` }),
            })),
          },
        ]}
        onChange={(value) => setPage(Number(value))}
      />
      {draft.isPending && <Spinner />}
      {draft.isError && <Notice tone="error">{t('The page could not be loaded.')}</Notice>}
      <ul className={styles.types}>
        {candidates.map((other) => (
          <li key={other.id} lang={other.language}>
            <button
              type="button"
              className={styles.tool}
              aria-current={other.id === story.continuesIn || undefined}
              onClick={() => props.onJoin(page, other.id)}
            >
              {titleOf(other, t)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
