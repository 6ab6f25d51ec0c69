import { useLocation } from 'react-router'
import { FOLLOWED_WORDS_LENGTH } from '#contract/followed-searches.ts'
import type { Names } from '#contract/names.ts'
import { followKey } from '#domain/followed-searches/followed-searches.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { useName } from '../i18n/Name.tsx'
import { useT } from '../i18n/use-t.ts'
import { useSession } from '../session/use-session.ts'
import styles from './followed-searches.module.css'
import {
  type Followable,
  followedAs,
  useFollow,
  useFollowedSearches,
  useUnfollow,
} from './use-followed-searches.ts'

export interface FollowButtonsProps {
  text: string
  /** The section that the search is narrowed to. */
  section: { name: string; names?: Names } | undefined
}

/** Beside the results of a search: follow its words, and its section if there is one. */
export function FollowButtons({ text, section }: FollowButtonsProps) {
  const nameOf = useName()
  const words: Followable = { kind: 'words', what: text }
  const canFollow = text.length <= FOLLOWED_WORDS_LENGTH && followKey(words) !== ''
  return (
    <div className={styles.buttons}>
      {canFollow && <FollowButton target={words} name={text} />}
      {section && (
        <FollowButton
          target={{ kind: 'section', what: section.name }}
          name={nameOf(section.name, section.names)}
        />
      )}
    </div>
  )
}

interface FollowButtonProps {
  target: Followable
  name: string
}

function FollowButton({ target, name }: FollowButtonProps) {
  const t = useT()
  const session = useSession()
  const { pathname, search } = useLocation()
  const { data: list } = useFollowedSearches()
  const follow = useFollow()
  const unfollow = useUnfollow()
  const followed = followedAs(list, target)
  const isBusy = follow.isPending || unfollow.isPending

  if (session.kind === 'visitor') {
    const back = new URLSearchParams({ redirectUrl: pathname + search })
    return (
      <ButtonLink variant="quiet" icon="mail" to={`/auth?${back}`}>
        {t('Log in to follow ‘{what}’', { what: name })}
      </ButtonLink>
    )
  }
  if (followed) {
    return (
      <Button
        variant="quiet"
        icon="check"
        isLoading={isBusy}
        onPress={() => unfollow.mutate(followed)}
      >
        {t('Stop following ‘{what}’', { what: name })}
      </Button>
    )
  }
  return (
    <Button variant="quiet" icon="mail" isLoading={isBusy} onPress={() => follow.mutate(target)}>
      {t('Follow ‘{what}’', { what: name })}
    </Button>
  )
}
