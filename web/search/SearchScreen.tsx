import { type KeyboardEvent, useRef } from 'react'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { Frame } from '../frame/Frame.tsx'
import { useT } from '../i18n/use-t.ts'
import { Filters } from './Filters.tsx'
import { Results } from './Results.tsx'
import { SearchBar } from './SearchBar.tsx'
import { StartSearching } from './StartSearching.tsx'
import styles from './search-screen.module.css'
import { useDraft } from './use-draft.ts'
import { useRecentSearches } from './use-recent-searches.ts'
import { cleanText, useAsked } from './use-search-request.ts'

export function SearchScreen() {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const { asked, standing, ask, settle, goBack } = useAsked()
  const { typed, wanted, type } = useDraft(asked.text, (text) => ask({ text }, 'typed'))
  const recents = useRecentSearches()

  function searchFor(text: string) {
    type(text)
    ask({ text: cleanText(text) }, 'asked')
  }

  function clear() {
    type('')
    input.current?.focus()
  }

  function pressKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) clear()
    else moveByArrow(event)
  }

  return (
    <Frame title={asked.text ? `${asked.text} · ${t('Search')}` : t('Search')}>
      <div className={styles.column}>
        <h1 className={styles.heading}>
          <VisuallyHidden>{t('Search')}</VisuallyHidden>
        </h1>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the input and the buttons in it. */}
        <div className={styles.top} onKeyDown={pressKey}>
          <SearchBar
            ref={input}
            typed={typed}
            startsHere={asked.text === ''}
            onType={type}
            onSearch={() => searchFor(typed)}
            onClear={clear}
            onBack={goBack}
          />
          {wanted === '' && (
            <StartSearching
              recent={recents.recent}
              onPick={searchFor}
              onForget={() => {
                recents.clear()
                input.current?.focus()
              }}
            />
          )}
        </div>
        {wanted !== '' && (
          <>
            <Filters asked={asked} onChoose={(change) => ask(change, 'asked')} />
            <Results
              asked={asked}
              standing={standing}
              onSettled={(text, total) => {
                if (total > 0) recents.add(text)
                settle()
              }}
              onWiden={() => ask({ edition: undefined, from: undefined, to: undefined }, 'asked')}
            />
          </>
        )}
      </div>
    </Frame>
  )
}

/** Arrows go up and down through what is marked as a stop, the input first. */
function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || event.nativeEvent.isComposing || !(event.target instanceof HTMLElement)) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')]
  const index = stops.indexOf(event.target)
  const next = index < 0 ? undefined : stops[index + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
