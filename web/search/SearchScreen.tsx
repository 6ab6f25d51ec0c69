import { type ComponentType, type KeyboardEvent, useRef } from 'react'
import type { Names } from '#contract/names.ts'
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
import { cleanText, useSearchRequest } from './use-search-request.ts'

const WITHOUT_FILTERS = {
  edition: undefined,
  from: undefined,
  to: undefined,
  section: undefined,
}

interface FollowButtonsProps {
  text: string
  section: { name: string; names?: Names } | undefined
}

interface SearchScreenProps {
  FollowButtons: ComponentType<FollowButtonsProps>
}

export function SearchScreen({ FollowButtons }: SearchScreenProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const { request, standing, ask, settle, goBack } = useSearchRequest()
  const { typed, nextText, type } = useDraft(request.text, (text) => ask({ text }, 'typed'))
  const recents = useRecentSearches()

  function searchFor(text: string) {
    type(text)
    ask({ text: cleanText(text) }, 'submitted')
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
    <Frame title={request.text ? `${request.text} · ${t('Search')}` : t('Search')}>
      <div className={styles.column}>
        <h1 className={styles.heading}>
          <VisuallyHidden>{t('Search')}</VisuallyHidden>
        </h1>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the input and the buttons in it. */}
        <div className={styles.top} onKeyDown={pressKey}>
          <SearchBar
            ref={input}
            typed={typed}
            startsHere={request.text === ''}
            onType={type}
            onSearch={() => searchFor(typed)}
            onClear={clear}
            onBack={goBack}
          />
          {nextText === '' && (
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
        {nextText !== '' && (
          <>
            <Filters request={request} onChoose={(change) => ask(change, 'submitted')} />
            <Results
              request={request}
              standing={standing}
              follow={(section) => <FollowButtons text={request.text} section={section} />}
              onSettled={(text, total) => {
                if (total > 0) recents.add(text)
                settle()
              }}
              onWiden={() => ask(WITHOUT_FILTERS, 'submitted')}
            />
          </>
        )}
      </div>
    </Frame>
  )
}

/** Arrow keys move the focus through the elements with `data-stop`. */
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
