import type { StoredVersion } from '#contract/desk/versions.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { useLanguage } from '../i18n/language.ts'
import { type Translate, useT } from '../i18n/use-t.ts'

interface VersionFieldProps {
  label: string
  versions: readonly StoredVersion[]
  version: string
  hint?: string
  onChoose: (version: string) => void
}

/** The versions of an issue, named by when and by whom each was published. */
export function VersionField({ label, versions, version, hint, onChoose }: VersionFieldProps) {
  const t = useT()
  const { language } = useLanguage()
  const options = versions.map((one) => ({
    value: one.version,
    label: versionWords(one, t, language),
  }))
  return (
    <SelectField
      label={label}
      value={version}
      groups={[{ label, options }]}
      {...(hint && { hint })}
      onChange={onChoose}
    />
  )
}

function versionWords(version: StoredVersion, t: Translate, language: string): string {
  const { published_at, who, isShown } = version
  return [timeWords(published_at, language), who, isShown && t('current')]
    .filter(Boolean)
    .join(' · ')
}

export function timeWords(time: number, language: string): string {
  return new Date(time).toLocaleString(`${language}-IN`, {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  })
}
