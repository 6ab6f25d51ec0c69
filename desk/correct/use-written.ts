import { useEffect, useRef, useState } from 'react'
import type { DraftStory } from '#contract/desk/correction-steps.ts'
import { SECOND_MS } from '#contract/durations.ts'
import type { PageBlock } from '#contract/page-model.ts'
import { useT } from '../i18n/use-t.ts'
import type { Editor } from './use-editor.ts'

/** What is typed becomes a step when the person pauses for this long, or leaves the field. */
const PAUSE_MS = 1.2 * SECOND_MS

interface Written {
  blocks: readonly PageBlock[]
  /** The version of the story when the person began to type. */
  seen: string
}

/** The text of a story while it is written. */
export function useWritten(editor: Editor, story: DraftStory) {
  const t = useT()
  const [written, setWritten] = useState<Written>()
  const save = () => {
    if (!written) return
    setWritten(undefined)
    const blocks = [...written.blocks]
    const seen = { [story.id]: written.seen }
    editor.make({ act: 'write', story: story.id, blocks }, t('Text saved.'), seen)
  }
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    if (!written) return
    const timer = setTimeout(() => latest.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [written])
  useEffect(() => () => latest.current(), [])

  const blocks = written?.blocks ?? story.blocks
  return {
    blocks,
    save,
    write: (block: PageBlock) =>
      setWritten({
        blocks: blocks.map((one) => (one.id === block.id ? block : one)),
        seen: written?.seen ?? story.version,
      }),
    replaceAll: (next: readonly PageBlock[]) =>
      setWritten({ blocks: next, seen: written?.seen ?? story.version }),
  }
}
