import type { DemoReader } from '#contract/dev.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast.ts'
import { signOut } from '../session/sign-out.ts'
import { useMe } from '../session/use-me.ts'
import { useSession } from '../session/use-session.ts'
import { Entry } from './Entry.tsx'
import { PlanEntries } from './PlanEntries.tsx'
import { SignInButton, useDemoSignIn } from './SignInButton.tsx'
import styles from './try-it.module.css'
import { useDevT } from './use-dev-t.ts'

const PLANS_PATH = '/profile?tab=subscriptions'

/** Signs this browser in as a reader in each state. */
export function ReaderEntries() {
  const t = useDevT()
  const signIn = useDemoSignIn()
  const isSignedIn = useSession().kind === 'signed-in'
  const contact = useMe(isSignedIn).data?.userData.emails[0]

  async function leave() {
    const outcome = await signOut()
    if (outcome === 'signed-out') return window.location.assign('/')
    return showToast('error', t('You are still logged in: the server could not be reached.'))
  }

  const readers: { reader: DemoReader; path: string; name: string; lookAt: string }[] = [
    {
      reader: { kind: 'new' },
      path: '/auth/authenticate',
      name: t('New reader'),
      lookAt: t('A new account each time: a welcome that asks for a name.'),
    },
    {
      reader: { kind: 'freemium' },
      path: '/',
      name: t('Freemium reader'),
      lookAt: t('Has no plan. The front page is open; the second page asks to subscribe.'),
    },
    {
      reader: { kind: 'in-grace' },
      path: PLANS_PATH,
      name: t('Subscriber in grace'),
      lookAt: t(
        'The renewal was declined two days ago. The paper is still open; the profile asks to pay.',
      ),
    },
    {
      reader: { kind: 'ended' },
      path: PLANS_PATH,
      name: t('Plan has ended'),
      lookAt: t(
        'Cancelled, and ended two days ago. The profile shows the old plan and its invoice, and offers a new one.',
      ),
    },
  ]

  return (
    <>
      <p>{t('One click signs this browser in and opens the page to look at.')}</p>
      {isSignedIn && contact && (
        <p className={styles.state}>{t('Logged in as {contact}', { contact })}</p>
      )}
      <ul>
        {isSignedIn && (
          <Entry
            control={
              <Button variant="secondary" isWide onPress={() => void leave()}>
                {t('Logout')}
              </Button>
            }
          >
            {t('A visitor sees the front page; the second page asks to log in.')}
          </Entry>
        )}
        {readers.map(({ reader, path, name, lookAt }) => (
          <Entry
            key={reader.kind}
            control={
              <SignInButton reader={reader} path={path} signIn={signIn}>
                {name}
              </SignInButton>
            }
          >
            {lookAt}
          </Entry>
        ))}
      </ul>
      <PlanEntries signIn={signIn} />
    </>
  )
}
