import { useRef, useState } from 'react'
import type { DraftStory } from '#contract/desk/correction-steps.ts'
import type { PageBlock } from '#contract/page-model.ts'
import { Button } from '#ui/Button.tsx'
import { useT } from '../i18n/use-t.ts'
import { BlockEditor } from './BlockEditor.tsx'
import { Cutout } from './Cutout.tsx'
import { newId } from './new-ids.ts'
import type { StagePage } from './Stage.tsx'
import styles from './text.module.css'
import type { Editor } from './use-editor.ts'
import { useWritten } from './use-written.ts'

interface TextPanelProps {
  editor: Editor
  page: StagePage
  story: DraftStory
}

/** The text of a story beside its piece of the page. */
export function TextPanel({ editor, page, story }: TextPanelProps) {
  const t = useT()
  const fields = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<string>()
  const { blocks, write, replaceAll, save } = useWritten(editor, story)
  const focusField = (block: string) =>
    fieldOf(fields.current, block)?.querySelector<HTMLElement>('textarea, input')?.focus()
  return (
    <div className={styles.panel}>
      <Cutout page={page} story={story} block={current} onChoose={focusField} />
      <div
        ref={fields}
        className={styles.fields}
        data-fields
        onScroll={() => setCurrent(firstVisible(fields.current))}
      >
        {blocks.map((block) => (
          <BlockEditor
            key={block.id}
            block={block}
            number={numberOf(block, blocks)}
            lang={story.language}
            onWrite={write}
            onRemove={() => replaceAll(blocks.filter(({ id }) => id !== block.id))}
            onLeave={save}
            onFocus={() => setCurrent(block.id)}
          />
        ))}
        <Button
          variant="quiet"
          icon="plus"
          onPress={() => replaceAll([...blocks, newParagraph(story)])}
        >
          {t('Add a paragraph')}
        </Button>
      </div>
    </div>
  )
}

function fieldOf(fields: HTMLElement | null, block: string): HTMLElement | null {
  return fields?.querySelector<HTMLElement>(`[data-block="${CSS.escape(block)}"]`) ?? null
}

/** The block at the top of what is visible, so that the piece of the page scrolls with the fields. */
function firstVisible(fields: HTMLElement | null): string | undefined {
  const blocks = [...(fields?.querySelectorAll<HTMLElement>('[data-block]') ?? [])]
  const top = fields?.getBoundingClientRect().top ?? 0
  return blocks.find((block) => block.getBoundingClientRect().bottom > top + 8)?.dataset.block
}

function numberOf(block: PageBlock, blocks: readonly PageBlock[]): number | undefined {
  const alike = blocks.filter(({ role }) => role === block.role)
  return alike.length > 1 ? alike.indexOf(block) + 1 : undefined
}

/** Ids of blocks are unique on the page. */
function newParagraph({ box }: DraftStory): PageBlock {
  return { id: `added-${newId(6)}`, role: 'body', boxes: [box], text: '' }
}
