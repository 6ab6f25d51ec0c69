import { useState } from 'react'
import type { FollowedSearch } from '#contract/followed-searches.ts'
import { DISTRICTS } from '#domain/followed-searches/districts.ts'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useLanguage } from '../i18n/language.ts'
import { Name, useName } from '../i18n/Name.tsx'
import { type Translate, useT } from '../i18n/use-t.ts'
import { useMe } from '../session/use-me.ts'
import styles from './followed-searches.module.css'
import { followedAs, useFollow, useFollowedSearches, useUnfollow } from './use-followed-searches.ts'

/** In the profile: what the reader follows. */
export function FollowedSearches() {
  const t = useT()
  const { data: list = [] } = useFollowedSearches()
  const unfollow = useUnfollow()
  // Only reads what the profile has fetched: a fetch of its own would make the profile wait, and start this part again.
  const hasMail = (useMe(false).data?.userData.emails.length ?? 1) > 0
  return (
    <section className={styles.section} aria-labelledby="followed-searches">
      <h2 id="followed-searches" className={styles.heading}>
        {t('What you follow')}
      </h2>
      <p>
        {t(
          'We mail you the headlines in the morning, at most once a day. Follow words or a section on the search screen.',
        )}
      </p>
      {!hasMail && list.length > 0 && (
        <p role="status">{t('Add an email address above: without one we cannot mail you.')}</p>
      )}
      {list.length > 0 && (
        <ul className={styles.list}>
          {list.map((followed) => (
            <Followed
              key={followed.id}
              followed={followed}
              isBusy={unfollow.isPending}
              onStop={() => unfollow.mutate(followed)}
            />
          ))}
        </ul>
      )}
      <FollowDistrict list={list} />
    </section>
  )
}

interface FollowedProps {
  followed: FollowedSearch
  isBusy: boolean
  onStop: () => void
}

function Followed({ followed, isBusy, onStop }: FollowedProps) {
  const t = useT()
  const name = useName()(followed.what, followed.names)
  return (
    <li className={styles.followed}>
      <div>
        <p className={styles.name}>
          <Name name={followed.what} names={followed.names} />
        </p>
        <p className={styles.kind}>{kindWords(followed.kind, t)}</p>
      </div>
      <Button variant="quiet" isDisabled={isBusy} onPress={onStop}>
        {t('Stop')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </li>
  )
}

function kindWords(kind: FollowedSearch['kind'], t: Translate): string {
  switch (kind) {
    case 'words':
      return t('Words')
    case 'section':
      return t('Section')
    case 'district':
      return t('District')
  }
}

interface FollowDistrictProps {
  list: readonly FollowedSearch[]
}

function FollowDistrict({ list }: FollowDistrictProps) {
  const t = useT()
  const { language } = useLanguage()
  const follow = useFollow()
  const [chosen, setChosen] = useState('')
  const options = DISTRICTS.filter(({ id }) => !followedAs(list, { kind: 'district', what: id }))
    .map(({ id, names }) => ({ value: id, label: names[language] }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
  const groups = [
    { label: t('Districts'), options: [{ value: '', label: t('Choose a district') }, ...options] },
  ]

  function press() {
    follow.mutate({ kind: 'district', what: chosen }, { onSuccess: () => setChosen('') })
  }

  return (
    <div className={styles.district}>
      <SelectField label={t('District')} value={chosen} groups={groups} onChange={setChosen} />
      <Button
        variant="secondary"
        isDisabled={chosen === ''}
        isLoading={follow.isPending}
        onPress={press}
      >
        {t('Follow')}
      </Button>
    </div>
  )
}
