import { useState } from 'react'
import type { StaffPost } from '#contract/desk/staff.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { useT } from '../i18n/use-t.ts'
import { PostFields } from './PostFields.tsx'
import styles from './staff.module.css'
import { useInvite } from './use-staff.ts'

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [post, setPost] = useState<StaffPost>({ role: 'viewer', scope: 'all' })
  const invite = useInvite()

  function send() {
    const member = { name: name.trim(), email: email.trim(), post }
    invite.mutate(member, {
      onSuccess: ({ isSent }) => {
        const words = isSent
          ? t('The invitation is on its way.')
          : t('The account exists, but the e-mail could not be sent. Invite again later.')
        void showToast(isSent ? 'info' : 'error', words)
        onClose()
      },
    })
  }

  return (
    <Dialog title={t('Invite a colleague')} closeLabel={t('Cancel')} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <TextField label={t('Name')} value={name} maxLength={100} isRequired onChange={setName} />
        <TextField label={t('Email')} type="email" value={email} isRequired onChange={setEmail} />
        <PostFields post={post} onChange={setPost} />
        <Button type="submit" isWide isLoading={invite.isPending}>
          {t('Send the invitation')}
        </Button>
      </form>
    </Dialog>
  )
}
