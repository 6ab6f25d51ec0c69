import type { OfIssue } from '#contract/desk/of-issue.ts'
import type { PreviewIssue } from '#contract/desk/previews.ts'
import { CALENDAR_WORDS } from '#domain/format.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { queryOf } from './use-versions.ts'

interface IssueFieldProps {
  issues: readonly PreviewIssue[]
  issue: OfIssue
  onChoose: (issue: OfIssue) => void
}

/** The issues of the last days, grouped by date. An older issue that the address names is added. */
export function IssueField({ issues, issue, onChoose }: IssueFieldProps) {
  const t = useT()
  const { language } = useLanguage()
  const isListed = issues.some((listed) => idOf(listed) === idOf(issue))
  const edition_name = t('Edition {number}', { number: `${issue.edition}` })
  const all = isListed ? issues : [...issues, { ...issue, edition_name }]
  const dates = [...new Set(all.map(({ date }) => date))].toSorted().toReversed()
  return (
    <SelectField
      label={t('Issue')}
      value={idOf(issue)}
      groups={dates.map((date) => ({
        label: dayWords(date, language),
        options: all
          .filter((listed) => listed.date === date)
          .map((listed) => ({ value: idOf(listed), label: nameOf(listed, language) })),
      }))}
      onChange={(value) => {
        const chosen = all.find((listed) => idOf(listed) === value)
        if (chosen) onChoose(chosen)
      }}
    />
  )
}

function idOf(issue: OfIssue): string {
  return Object.values(queryOf(issue)).join(' ')
}

type Language = ReturnType<typeof useLanguage>['language']

function nameOf(
  issue: OfIssue & Pick<PreviewIssue, 'edition_name' | 'edition_names'>,
  language: Language,
): string {
  const name = issue.edition_names?.[language] ?? issue.edition_name
  return `${name}, ${dayWords(issue.date, language)}`
}

function dayWords(date: string, language: Language): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${Number(day)} ${CALENDAR_WORDS[language].months[Number(month) - 1]} ${year}`
}
