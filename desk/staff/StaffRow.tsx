import { useState } from 'react'
import type { StaffScope } from '#contract/desk/permissions.ts'
import type { StaffMember } from '#contract/desk/staff.ts'
import { TITLES } from '#contract/titles.ts'
import { formatShortDate } from '#domain/format.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { Button } from '#ui/Button.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { PostDialog } from './PostDialog.tsx'
import { roleName } from './role-names.ts'
import styles from './staff.module.css'
import { useClose, useReopen, useReset } from './use-staff.ts'

type Question = 'post' | 'close' | 'reset'

export function StaffRow({ member }: { member: StaffMember }) {
  const t = useT()
  const { language } = useLanguage()
  const [question, setQuestion] = useState<Question>()
  const close = useClose(member.id)
  const reopen = useReopen(member.id)
  const reset = useReset(member.id)
  const { name, email, role, scope, state, last_seen_at } = member
  const done = () => setQuestion(undefined)
  return (
    <tr data-state={state}>
      <th scope="row">
        {name}
        <span className={styles.email}>{email}</span>
      </th>
      <td data-label={t('Role')}>{roleName(role, t)}</td>
      <td data-label={t('Titles')}>{scopeWords(scope) ?? t('All')}</td>
      <td data-label={t('Status')}>
        {state === 'invited' && t('Invited')}
        {state === 'closed' && t('Closed')}
        {state === 'open' &&
          (last_seen_at === null
            ? t('Never signed in')
            : t('Last seen on {date}', {
                date: formatShortDate(newspaperDay(new Date(last_seen_at)), language),
              }))}
      </td>
      <td>
        <div className={styles.actions}>
          {state === 'closed' ? (
            <Button
              variant="secondary"
              isLoading={reopen.isPending}
              onPress={() => reopen.mutate(undefined)}
            >
              {t('Open again')}
            </Button>
          ) : (
            <>
              <Button variant="secondary" onPress={() => setQuestion('post')}>
                {t('Change role')}
              </Button>
              <Button variant="quiet" onPress={() => setQuestion('reset')}>
                {state === 'invited' ? t('Invite again') : t('Reset sign-in')}
              </Button>
              <Button variant="quiet" onPress={() => setQuestion('close')}>
                {t('Close')}
              </Button>
            </>
          )}
        </div>
        {question === 'post' && <PostDialog member={member} onClose={done} />}
        {question === 'close' && (
          <ConfirmDialog
            title={t('Close the account of {name}?', { name })}
            words={t('{name} is signed out at once and cannot sign in again.', { name })}
            action={t('Close the account')}
            onConfirm={() => close.mutateAsync(undefined)}
            onClose={done}
          />
        )}
        {question === 'reset' && (
          <ConfirmDialog
            title={t('Send {name} a new invitation?', { name })}
            words={t('The passkeys and codes of {name} stop working, and open sessions end.', {
              name,
            })}
            action={t('Send the invitation')}
            onConfirm={() => reset.mutateAsync(undefined)}
            onClose={done}
          />
        )}
      </td>
    </tr>
  )
}

/** 'Belakindi 4, The Plateau Courier'; undefined for every title. */
function scopeWords(scope: StaffScope): string | undefined {
  if (scope === 'all') return undefined
  return scope
    .map(({ publisher, edition }) =>
      [TITLES[publisher].names.en, edition].filter(Boolean).join(' '),
    )
    .join(', ')
}
