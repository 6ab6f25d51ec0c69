import type { Ref } from 'react'
import { FIRST_ARCHIVE_YEAR } from '#contract/issue-date.ts'
import { SEARCH_TEXT_LENGTH } from '#contract/search.ts'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './search-bar.module.css'

interface SearchBarProps {
  ref: Ref<HTMLInputElement>
  typed: string
  /** Whether the input is focused at the start: there is no search yet. */
  startsHere: boolean
  onType: (text: string) => void
  onSearch: () => void
  onClear: () => void
  onBack: () => void
}

export function SearchBar({ ref, typed, startsHere, onType, ...props }: SearchBarProps) {
  const t = useT()
  return (
    <search className={styles.bar}>
      <IconButton icon="arrow-left" label={t('Back')} onPress={props.onBack} />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          props.onSearch()
        }}
      >
        <Icon name="search" />
        <input
          ref={ref}
          className={styles.input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={SEARCH_TEXT_LENGTH}
          aria-label={t('Search')}
          placeholder={t('Search articles since {year}', { year: String(FIRST_ARCHIVE_YEAR) })}
          // biome-ignore lint/a11y/noAutofocus: the screen is there for typing.
          autoFocus={startsHere}
          data-stop
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        {typed !== '' && <IconButton icon="close" label={t('Clear')} onPress={props.onClear} />}
      </form>
    </search>
  )
}
