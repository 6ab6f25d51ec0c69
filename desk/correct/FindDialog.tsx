import { type FormEvent, useState } from 'react'
import { findInIssue } from '#contract/desk/corrections.ts'
import type { OfIssue } from '#contract/desk/of-issue.ts'
import { type Found, findIn, replaceIn, type TextToFind } from '#domain/corrections/find-text.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { call } from '../api/call.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './correct.module.css'
import { titleOf } from './story-words.ts'
import { useFocusAtStart } from './use-focus-at-start.ts'
import type { OpenPages } from './use-pages.ts'

interface FindDialogProps {
  issue: OfIssue
  pages: OpenPages
  onGo: (pageNo: number, story: string) => void
  onReplaced: (words: string) => void
  onClose: () => void
}

interface Hit extends Found {
  pageNo: number
  story: string
  title: string
}

/** Finds words in the whole issue, as drafted, and replaces them. */
export function FindDialog({ issue, pages, onGo, onReplaced, onClose }: FindDialogProps) {
  const t = useT()
  const [text, setText] = useState('')
  const field = useFocusAtStart<HTMLInputElement>()
  const [replacement, setReplacement] = useState('')
  const [isWholeWord, setWholeWord] = useState(true)
  const [hits, setHits] = useState<Hit[]>()
  const wanted: TextToFind = { text: text.trim(), isWholeWord }

  async function find(event: FormEvent) {
    event.preventDefault()
    if (wanted.text === '') return
    const { stories } = await call(findInIssue, { query: { ...issue, words: wanted.text } })
    const numbers = [...new Set(stories.map(({ pageNo }) => pageNo))]
    const opened = await Promise.all(numbers.map(pages.open))
    setHits(
      opened.flatMap(({ pageNo, session }) =>
        session.state().draft.stories.flatMap((story) =>
          findIn(story.blocks, wanted).map((found) => ({
            ...found,
            ...{ pageNo, story: story.id, title: titleOf(story, t) },
          })),
        ),
      ),
    )
  }

  async function replaceAll() {
    for (const pageNo of new Set(hits?.map((hit) => hit.pageNo))) {
      const { session } = await pages.open(pageNo)
      for (const story of session.state().draft.stories) {
        if (findIn(story.blocks, wanted).length === 0) continue
        const blocks = replaceIn(story.blocks, wanted, replacement)
        session.make({ act: 'write', story: story.id, blocks })
      }
    }
    const count = hits?.length ?? 0
    onReplaced(t('Replaced in {count} place.|Replaced in {count} places.', { count }))
    onClose()
  }

  const isFound = hits !== undefined && hits.length > 0
  return (
    <Dialog
      title={t('Find and replace')}
      closeLabel={t('Close')}
      onClose={onClose}
      actions={
        isFound && (
          <Button onPress={() => void replaceAll()}>
            {t('Replace in {count} place|Replace in {count} places', { count: hits.length })}
          </Button>
        )
      }
    >
      <form className={styles.form} onSubmit={(event) => void find(event)}>
        <TextField
          ref={field}
          label={t('Find in the issue')}
          value={text}
          maxLength={200}
          onChange={setText}
        />
        <TextField
          label={t('Replace with')}
          value={replacement}
          maxLength={200}
          onChange={setReplacement}
        />
        <Checkbox isChecked={isWholeWord} onChange={setWholeWord}>
          {t('Whole words only')}
        </Checkbox>
        <Button type="submit" variant="secondary" icon="search">
          {t('Find')}
        </Button>
      </form>
      <p role="status">
        {hits && t('Found in {count} place|Found in {count} places', { count: hits.length })}
      </p>
      <ul className={styles.hits}>
        {hits?.map((hit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole.
          <li key={index}>
            <button
              type="button"
              className={styles.hit}
              onClick={() => onGo(hit.pageNo, hit.story)}
            >
              <span className={styles.soft}>
                {t('Page {page}', { page: `${hit.pageNo}` })} · {hit.title}
              </span>
              <span>
                {hit.before}
                <mark>{hit.hit}</mark>
                {hit.after}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
