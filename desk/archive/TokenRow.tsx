import { useState } from 'react'
import type { ArchiveToken } from '#contract/desk/archive.ts'
import { formatShortDate } from '#domain/format.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { Button } from '#ui/Button.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { ConfirmDialog } from '../staff/ConfirmDialog.tsx'
import styles from './archive.module.css'
import { useRevokeToken } from './use-archive.ts'

/** A token without its secret: whose it is, what it is for, when it was used. */
export function TokenRow({ token }: { token: ArchiveToken }) {
  const t = useT()
  const { language } = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const revoke = useRevokeToken()
  const { id, name, email, created_at, last_used_at, revoked_at } = token
  const day = (time: number) => formatShortDate(newspaperDay(new Date(time)), language)
  const used =
    last_used_at === null ? t('Never used') : t('Last used on {date}', { date: day(last_used_at) })
  return (
    <li className={styles.token} data-revoked={revoked_at !== null}>
      <div>
        <p className={styles.purpose}>{name}</p>
        <p className={styles.note}>
          {email} · <code>{id}</code>
        </p>
        <p className={styles.note}>
          {t('Made on {date}', { date: day(created_at) })}
          {' · '}
          {revoked_at === null ? used : t('Revoked on {date}', { date: day(revoked_at) })}
        </p>
      </div>
      {revoked_at === null && (
        <Button variant="secondary" onPress={() => setAsking(true)}>
          {t('Revoke')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('Revoke the token “{name}”?', { name })}
          words={t(
            'Programs that use it are refused at once. A revoked token cannot be used again.',
          )}
          action={t('Revoke the token')}
          onConfirm={() => revoke.mutateAsync(id)}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}
