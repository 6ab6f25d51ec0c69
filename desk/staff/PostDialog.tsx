import { useState } from 'react'
import type { StaffMember, StaffPost } from '#contract/desk/staff.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useT } from '../i18n/use-t.ts'
import { PostFields } from './PostFields.tsx'
import styles from './staff.module.css'
import { useChangePost } from './use-staff.ts'

export function PostDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const t = useT()
  const { id, name, role, scope } = member
  const [post, setPost] = useState<StaffPost>({ role, scope })
  const change = useChangePost(id)
  return (
    <Dialog
      title={t('Role of {name}', { name })}
      closeLabel={t('Cancel')}
      onClose={onClose}
      actions={
        <>
          <Button
            isLoading={change.isPending}
            onPress={() => change.mutate(post, { onSuccess: onClose })}
          >
            {t('Save')}
          </Button>
          <Button variant="secondary" onPress={onClose}>
            {t('Cancel')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <PostFields post={post} onChange={setPost} />
      </div>
    </Dialog>
  )
}
