import { useState } from 'react'
import type { Names } from '#contract/names.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { SEARCH_TEXT_LENGTH } from '#contract/search.ts'
import { TITLES } from '#contract/titles.ts'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { useEditions } from '../publish/use-publish.ts'
import styles from './archive.module.css'
import type { ArchiveForm } from './archive-search.ts'

interface ArchiveFieldsProps {
  titles: readonly PublisherCode[]
  form: ArchiveForm
  /** Those of the last search. */
  sections: readonly { name: string; names: Names }[]
  onSubmit: (form: ArchiveForm) => void
}

/** The words and the filters. Nothing is searched before the button is pressed: each search counts. */
export function ArchiveFields({ titles, form, sections, onSubmit }: ArchiveFieldsProps) {
  const t = useT()
  const { language } = useLanguage()
  const { data: editions = [] } = useEditions()
  const [draft, setDraft] = useState(form)
  // The Back button changes the address: the fields then have its values. A new key would lose the focus.
  const address = JSON.stringify(form)
  const [shown, setShown] = useState(address)
  if (shown !== address) {
    setShown(address)
    setDraft(form)
  }
  const change = (changes: Partial<ArchiveForm>) => setDraft({ ...draft, ...changes })
  const ofTitle = editions.filter(({ publisher }) => publisher === draft.publisher)
  const isListed = sections.some(({ name }) => name === draft.section)
  const listed =
    draft.section && !isListed
      ? [...sections, { name: draft.section, names: { en: draft.section, kn: draft.section } }]
      : sections
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit({ ...draft, query: draft.query.trim() })
      }}
    >
      <div className={styles.words}>
        <TextField
          label={t('Words')}
          type="search"
          inputMode="search"
          value={draft.query}
          maxLength={SEARCH_TEXT_LENGTH}
          isRequired
          onChange={(query) => change({ query })}
        />
        <Button type="submit" icon="search">
          {t('Search')}
        </Button>
      </div>
      <div className={styles.fields}>
        {titles.length > 1 && (
          <Choice
            label={t('Title')}
            value={draft.publisher}
            options={titles.map((code) => [code, TITLES[code].names[language]])}
            onChange={(publisher) => change({ publisher, edition: '', section: '' })}
          />
        )}
        <Choice
          label={t('Edition')}
          value={draft.edition}
          options={[
            ['', t('All editions')],
            ...ofTitle.map(({ edition, names }) => [`${edition}`, names[language]] as const),
          ]}
          onChange={(edition) => change({ edition })}
        />
        <TextField
          label={t('From')}
          type="date"
          value={draft.from}
          onChange={(from) => change({ from })}
        />
        <TextField label={t('To')} type="date" value={draft.to} onChange={(to) => change({ to })} />
        <Choice
          label={t('Section')}
          value={draft.section}
          options={[
            ['', t('All sections')],
            ...listed.map(({ name, names }) => [name, names[language]] as const),
          ]}
          onChange={(section) => change({ section })}
        />
        <Choice
          label={t('Order')}
          value={draft.sort}
          options={[
            ['relevance', t('Best first')],
            ['newest', t('Newest first')],
          ]}
          onChange={(sort) => change({ sort })}
        />
      </div>
    </form>
  )
}

interface ChoiceProps {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const listed = options.map(([value, label]) => ({ value, label }))
  return (
    <SelectField
      label={label}
      value={value}
      groups={[{ label, options: listed }]}
      onChange={onChange}
    />
  )
}
