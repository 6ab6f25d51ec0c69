import { StaffRole, type StaffScope } from '#contract/desk/permissions.ts'
import type { StaffPost } from '#contract/desk/staff.ts'
import { PublisherCode } from '#contract/publisher.ts'
import { TITLES } from '#contract/titles.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { useTitles } from '../session/use-me.ts'
import { roleDescription, roleName } from './role-names.ts'
import styles from './staff.module.css'

interface PostFieldsProps {
  post: StaffPost
  onChange: (post: StaffPost) => void
}

/** The role and the titles of a staff account. */
export function PostFields({ post, onChange }: PostFieldsProps) {
  const t = useT()
  const { language } = useLanguage()
  const titles = useTitles()
  const { role, scope } = post
  const options = StaffRole.options.map((value) => ({ value, label: roleName(value, t) }))
  return (
    <>
      <SelectField
        label={t('Role')}
        value={role}
        groups={[{ label: t('Role'), options }]}
        hint={roleDescription(role, t)}
        onChange={(value) => onChange(postWithRole(post, StaffRole.parse(value)))}
      />
      {role !== 'admin' && (
        <fieldset className={styles.titles}>
          <legend>{t('Titles')}</legend>
          {titles.map((publisher) => (
            <Checkbox
              key={publisher}
              isChecked={includesTitle(scope, publisher)}
              onChange={(isChecked) =>
                onChange({ role, scope: toggleTitle(scope, publisher, isChecked) })
              }
            >
              {TITLES[publisher].names[language]}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </>
  )
}

function postWithRole({ scope }: StaffPost, role: StaffRole): StaffPost {
  return { role, scope: role === 'admin' ? 'all' : scope }
}

function includesTitle(scope: StaffScope, publisher: PublisherCode): boolean {
  return scope === 'all' || scope.some((part) => part.publisher === publisher)
}

/** Every title is the scope `all`, so that a title that is added later belongs to it. */
function toggleTitle(scope: StaffScope, publisher: PublisherCode, isChecked: boolean): StaffScope {
  const titles = PublisherCode.options.filter((title) =>
    title === publisher ? isChecked : includesTitle(scope, title),
  )
  if (titles.length === PublisherCode.options.length || titles.length === 0) return 'all'
  return titles.map((title) => ({ publisher: title, edition: null }))
}
