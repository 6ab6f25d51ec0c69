import { useState } from 'react'
import { FONT_SIZE, ZOOM } from '#contract/reading.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useKeys } from '#ui/use-keys.ts'
import { track } from '../analytics/track.ts'
import { fetchModule } from '../api/fetch-module.ts'
import { lazyPart } from '../api/lazy-part.ts'
import { OpenedPart } from '../brand/OpenedPart.tsx'
import { SizeControl, stepBy, ZoomControl } from '../display/SizeControl.tsx'
import { useT } from '../i18n/use-t.ts'
import { articlePath } from '../paper/place.ts'
import { ShareButton } from '../share/ShareButton.tsx'
import type { ArticleView, Mode } from './use-article-view.ts'

const DisplayDialog = lazyPart(
  async () => (await fetchModule(() => import('../display/DisplayDialog.tsx'))).DisplayDialog,
)

interface ArticleControlsProps {
  view: ArticleView
}

/** The footer of an article. */
export function ArticleControls({ view }: ArticleControlsProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { mode, setMode, fontSize, title, issue, found } = view
  const { date, id: edition } = issue.edition
  const path = articlePath(found.article, { date, edition, pageIndex: found.pageIndex })
  function show(next: Mode) {
    track('toggle_reader_view', { view: next.kind })
    setMode(next)
  }
  const resize = (direction: -1 | 1) =>
    mode.kind === 'image'
      ? setMode({ kind: 'image', zoom: stepBy(mode.zoom, direction, ZOOM) })
      : view.changeFontSize(direction)
  useKeys({ '+': () => resize(1), '=': () => resize(1), '-': () => resize(-1) })
  return (
    <>
      {mode.kind === 'image' ? (
        <ZoomControl zoom={mode.zoom} scale={ZOOM} onChange={resize} />
      ) : (
        <SizeControl
          name={t('Text size')}
          value={fontSize}
          scale={FONT_SIZE}
          shown={String(fontSize)}
          smaller={{ label: t('Smaller text'), icon: 'text-smaller' }}
          larger={{ label: t('Larger text'), icon: 'text-larger' }}
          onChange={resize}
        />
      )}
      {mode.kind === 'image' ? (
        <IconButton
          icon="text"
          label={t('Show as text')}
          isInert={!view.hasText}
          onPress={() => show({ kind: 'text' })}
        />
      ) : (
        <IconButton
          icon="image"
          label={t('Show as printed')}
          onPress={() => show({ kind: 'image', zoom: ZOOM.default })}
        />
      )}
      <IconButton icon="text-size" label={t('Text and colours')} onPress={() => setOpen(true)} />
      <IconButton
        icon="speaker"
        label={t('Listen to article')}
        isInert
        onInertPress={() => track('listen_to_article', { article_title: title })}
      />
      <ShareButton shared={{ title, path }} />
      <OpenedPart>{isOpen && <DisplayDialog onClose={() => setOpen(false)} />}</OpenedPart>
    </>
  )
}
