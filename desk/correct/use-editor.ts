import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useT } from '../i18n/use-t.ts'
import { type Mode, NOTHING, SELECT, type Selection } from './mode.ts'
import type { NewStep } from './new-step.ts'
import type { OpenPage } from './open-page.ts'
import { invalidWords } from './story-words.ts'

/** What is open above or beside the page. */
export type OpenPart =
  | 'type'
  | 'join'
  | 'find'
  | 'tease'
  | 'notice'
  | 'picture'
  | 'withdraw'
  | 'keys'

export type Editor = ReturnType<typeof useEditor>

/** The page that is being corrected: what is selected, what the next click means, and how steps are made. */
export function useEditor({ session, idPrefix }: OpenPage) {
  const t = useT()
  const stage = useRef<HTMLDivElement>(null)
  const state = useSyncExternalStore(session.subscribe, session.state)
  const [chosen, setSelection] = useState<Selection>(NOTHING)
  const [mode, setMode] = useState<Mode>(SELECT)
  const [zoom, setZoom] = useState(1)
  const [open, setOpen] = useState<OpenPart>()
  const [announcement, announce] = useState('')
  const [focus, setFocus] = useState<{ story: string | undefined }>()
  const { stories } = state.draft
  const ids = chosen.ids.filter((id) => stories.some((story) => story.id === id))
  const selection = ids.length === chosen.ids.length ? chosen : { ids, rect: 0 }
  const selected = stories.filter(({ id }) => ids.includes(id))

  /** Selects stories. The last one gets the focus, so that it is read out. */
  function select(next: readonly string[], rect = 0): void {
    setSelection({ ids: next, rect })
    setFocus({ story: next.at(-1) })
  }

  /** Makes a step and says what it did, or why it was not made. */
  function make(step: NewStep, words: string, seen?: Record<string, string>): boolean {
    const refusal = session.make(step, seen)
    if (!refusal) announce(words)
    else if (refusal.kind === 'invalid') announce(invalidWords(refusal.why, t))
    else announce(t('It has changed meanwhile. Please look again.'))
    return !refusal
  }

  const { givenUp } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step that was given up.
  useEffect(() => {
    if (!givenUp) return
    announce(
      givenUp.why
        ? invalidWords(givenUp.why, t)
        : t('It has changed meanwhile. Please look again.'),
    )
  }, [givenUp])

  // After rendering: the story may be new.
  useEffect(() => {
    if (focus) focusStory(stage.current, focus.story)
  }, [focus])

  return {
    ...{ t, idPrefix, session, state, stage, stories, selection, selected, mode, zoom, open },
    ...{ announcement, announce, select, setMode, setZoom, setOpen, make },
    only: selected.length === 1 ? selected[0] : undefined,
  }
}

/** Without a story the page itself gets the focus, so that keys still reach it. */
function focusStory(stage: HTMLElement | null, id: string | undefined): void {
  const shape = id && stage?.querySelector<SVGElement>(`[data-story="${CSS.escape(id)}"]`)
  if (!shape) {
    stage?.focus({ preventScroll: true })
    return
  }
  shape.focus({ preventScroll: true })
  scrollWithin(stage, shape)
}

/** Scrolls the stage until the top of the shape is visible, and the window only if it is still outside. */
function scrollWithin(stage: HTMLElement | null, shape: Element): void {
  const view = stage?.getBoundingClientRect()
  const place = shape.getBoundingClientRect()
  if (!stage || !view || place.height === 0) return
  const isBelow = place.bottom > view.bottom
  const isAbove = place.top < view.top
  if (isAbove || isBelow) stage.scrollTop += place.top - view.top - view.height / 8
  if (place.left < view.left || place.right > view.right) stage.scrollLeft += place.left - view.left
  shape.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
