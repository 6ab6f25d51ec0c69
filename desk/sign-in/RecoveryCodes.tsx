import type { DeskMe } from '#contract/desk/sessions.ts'
import { Button } from '#ui/Button.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './sign-in.module.css'
import { useEnterDesk } from './use-sign-in.ts'

interface RecoveryCodesProps {
  me: DeskMe
  recoveryCodes: readonly string[]
}

/** Shown once, right after the app is set up. */
export function RecoveryCodes({ me, recoveryCodes }: RecoveryCodesProps) {
  const t = useT()
  const enter = useEnterDesk()
  return (
    <div className={styles.form}>
      <p>
        {t(
          'Keep these recovery codes in a safe place. Each one signs you in once if you lose your phone. They are not shown again.',
        )}
      </p>
      <ul className={styles.codes}>
        {recoveryCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button isWide onPress={() => enter(me)}>
        {t('I have kept them')}
      </Button>
    </div>
  )
}
