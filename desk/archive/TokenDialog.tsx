import { useRef, useState } from 'react'
import { PublisherCode } from '#contract/publisher.ts'
import { hasPermission } from '#domain/staff/permissions.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useT } from '../i18n/use-t.ts'
import { useMe } from '../session/use-me.ts'
import { useStaff } from '../staff/use-staff.ts'
import styles from './archive.module.css'
import { covers } from './archive-search.ts'
import { useMakeToken } from './use-archive.ts'

/** Makes a token and shows it. It cannot be shown again. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const me = useMe()
  const { data: staff = [] } = useStaff()
  const [name, setName] = useState('')
  const [account, setAccount] = useState(me.id)
  const make = useMakeToken()
  if (make.data) return <NewToken token={make.data.token} onClose={onClose} />

  const accounts = staff.filter(
    ({ role, scope, state }) =>
      state !== 'closed' &&
      hasPermission(role, 'issues.view') &&
      PublisherCode.options.some(covers(scope)),
  )
  const options = accounts.map(({ id, name, email }) => ({
    value: id,
    label: `${name} (${email})`,
  }))
  return (
    <Dialog title={t('Make a token')} closeLabel={t('Cancel')} onClose={onClose}>
      <form
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          make.mutate({ staff_id: account, name: name.trim() })
        }}
      >
        <TextField
          label={t('What it is for')}
          value={name}
          maxLength={100}
          isRequired
          onChange={setName}
        />
        <SelectField
          label={t('Account')}
          value={account}
          groups={[{ label: t('Account'), options }]}
          hint={t('The token searches the titles of this account, and stops when it is closed.')}
          onChange={setAccount}
        />
        <Button type="submit" isWide isLoading={make.isPending}>
          {t('Make the token')}
        </Button>
      </form>
    </Dialog>
  )
}

function NewToken({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useT()
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(token)
      setCopied(true)
    } catch {
      // Without HTTPS or permission the token stays selected, and can be copied by hand.
    }
  }
  return (
    <Dialog
      title={t('The new token')}
      actions={
        <>
          <Button icon={isCopied ? 'check' : 'link'} onPress={() => void copy()}>
            {isCopied ? t('Copied') : t('Copy')}
          </Button>
          <Button variant="secondary" onPress={onClose}>
            {t('I have kept it')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <Notice>{t('Keep it in a safe place now. It is not shown again.')}</Notice>
        <input
          ref={field}
          className={styles.secret}
          aria-label={t('The new token')}
          value={token}
          readOnly
        />
      </div>
    </Dialog>
  )
}
