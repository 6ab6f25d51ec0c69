import { FONT_SIZE, ZOOM } from '#contract/reading.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { track } from '../analytics/track.ts'
import { useT } from '../i18n/use-t.ts'
import { ShareButton } from '../share/ShareButton.tsx'
import type { ShareItem } from '../share/share-item.ts'
import { SizeControl, stepBy, ZoomControl } from './SizeControl.tsx'

/** Whether the article is shown as text or as it is printed. */
export type Mode = { kind: 'text' } | { kind: 'image'; zoom: number }

interface ArticleControlsProps {
  mode: Mode
  hasText: boolean
  fontSize: number
  shared: ShareItem
  onFontSize: (direction: -1 | 1) => void
  onMode: (mode: Mode) => void
}

export function ArticleControls({ mode, hasText, onMode, ...props }: ArticleControlsProps) {
  const t = useT()
  function show(next: Mode) {
    track('toggle_reader_view', { view: next.kind })
    onMode(next)
  }
  return (
    <>
      {mode.kind === 'image' ? (
        <ZoomControl
          zoom={mode.zoom}
          scale={ZOOM}
          onChange={(direction) =>
            onMode({ kind: 'image', zoom: stepBy(mode.zoom, direction, ZOOM) })
          }
        />
      ) : (
        <SizeControl
          name={t('Text size')}
          value={props.fontSize}
          scale={FONT_SIZE}
          shown={String(props.fontSize)}
          smaller={{ label: t('Smaller text'), icon: 'text-smaller' }}
          larger={{ label: t('Larger text'), icon: 'text-larger' }}
          onChange={props.onFontSize}
        />
      )}
      {mode.kind === 'image' ? (
        <IconButton
          icon="text"
          label={t('Show as text')}
          isInert={!hasText}
          onPress={() => show({ kind: 'text' })}
        />
      ) : (
        <IconButton
          icon="image"
          label={t('Show as printed')}
          onPress={() => show({ kind: 'image', zoom: ZOOM.default })}
        />
      )}
      <IconButton
        icon="speaker"
        label={t('Listen to article')}
        isInert
        onInertPress={() => track('listen_to_article', { article_title: props.shared.title })}
      />
      <ShareButton shared={props.shared} />
    </>
  )
}
