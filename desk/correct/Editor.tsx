import { useEffect, useLayoutEffect } from 'react'
import type { OfIssue } from '#contract/desk/of-issue.ts'
import { Notice } from '#ui/Notice.tsx'
import { useT } from '../i18n/use-t.ts'
import { drawBox, reshape } from './area-actions.ts'
import styles from './correct.module.css'
import { EditorDialogs } from './EditorDialogs.tsx'
import { handleKey } from './handle-key.ts'
import type { Action } from './keys.ts'
import { goToDoubtful, type PageTurns, zoomBy } from './look-actions.ts'
import { ModeBar } from './ModeBar.tsx'
import type { Mode } from './mode.ts'
import type { OpenPage } from './open-page.ts'
import { runAction } from './run-action.ts'
import { Stage } from './Stage.tsx'
import { StoryHeader } from './StoryHeader.tsx'
import { addCut, addToOrder, mergeWith } from './story-actions.ts'
import { closedWords } from './story-words.ts'
import { TextPanel } from './TextPanel.tsx'
import { Toolbar } from './Toolbar.tsx'
import { type Editor as EditorState, useEditor } from './use-editor.ts'
import type { OpenPages } from './use-pages.ts'

/** Which story is selected when the page is opened. */
export type StartAt = 'first-doubtful' | 'last-doubtful' | { story: string } | undefined

interface EditorProps {
  issue: OfIssue
  page: OpenPage
  pages: OpenPages
  numbers: readonly number[]
  turns: PageTurns
  startAt: StartAt
  onGo: (pageNo: number, story: string) => void
  onPublish: () => void
  onDiscard: () => void
}

/** One page: its stories on the stage, the text of the selected one beside it. */
export function Editor({ page, turns, startAt, onPublish, onDiscard, ...props }: EditorProps) {
  const t = useT()
  const editor = useEditor(page)
  const { mode, only, selection, state } = editor
  useStart(editor, startAt)

  function run(action: Action): boolean {
    if (action === 'publish') onPublish()
    else if (action === 'discard') onDiscard()
    else return runAction(action, editor, turns)
    return true
  }
  useKeys((event) => handleKey(event, editor, run))

  function pick(id: string, rect: number, isAdding: boolean): void {
    if (mode.kind === 'merge') mergeWith(editor, id)
    else if (mode.kind === 'order') addToOrder(editor, id)
    else if (!isAdding) editor.select([id], rect)
    else {
      const { ids } = selection
      editor.select(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])
    }
  }

  return (
    <div className={styles.editor} data-editor>
      <Toolbar
        active={activeTool(mode)}
        canUndo={state.canUndo}
        canRedo={state.canRedo}
        onRun={(action) => void run(action)}
      />
      {page.closed && <Notice>{closedWords(page.closed, t)}</Notice>}
      <p className={styles.announcement} role="status">
        {editor.announcement}
      </p>
      <div>
        <div className={styles.columns}>
          <Stage
            {...{ page, selection, mode }}
            stage={editor.stage}
            stories={editor.stories}
            zoom={editor.zoom}
            onZoom={(factor) => zoomBy(editor, factor)}
            ends={{
              onPick: pick,
              onPickNothing: () => mode.kind === 'select' && editor.select([]),
              onBox: (ids, isAdding) =>
                editor.select(isAdding ? [...new Set([...selection.ids, ...ids])] : ids),
              onDraw: (box) => drawBox(editor, box),
              onCut: (line) => addCut(editor, line),
              onReshape: (story, rects) => reshape(editor, story, rects),
            }}
          />
          <section className={styles.side} aria-label={t('Story')}>
            {only ? (
              <>
                <StoryHeader story={only} onRun={(action) => void run(action)} />
                <TextPanel key={only.id} editor={editor} page={page} story={only} />
              </>
            ) : (
              <p className={styles.soft}>
                {selection.ids.length > 1
                  ? t('{count} stories are selected.', { count: selection.ids.length })
                  : t('Select a story on the page. Tab goes to the next doubtful one.')}
              </p>
            )}
          </section>
        </div>
        {mode.kind !== 'select' && (
          <ModeBar mode={mode.kind} onRun={(action) => void run(action)} />
        )}
      </div>
      <EditorDialogs editor={editor} {...props} />
    </div>
  )
}

/** Listens on the document, because keys also work while nothing has the focus. */
function useKeys(onKey: (event: KeyboardEvent) => void): void {
  // A layout effect: a key between the paint and a later effect would be lost.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onKey])
}

function activeTool(mode: Mode): Action | undefined {
  return mode.kind === 'select' ? undefined : mode.kind
}

/** Selects what the page was opened for. The other page was left, so no other page is asked. */
function useStart(editor: EditorState, startAt: StartAt): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, when it is opened.
  useEffect(() => {
    const stay = { toDoubtful: () => false, toNeighbour: () => undefined }
    if (startAt === 'first-doubtful') goToDoubtful(editor, 1, stay)
    else if (startAt === 'last-doubtful') goToDoubtful(editor, -1, stay)
    else if (startAt) editor.select([startAt.story])
  }, [])
}
