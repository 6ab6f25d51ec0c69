import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  children: ReactNode
  tone?: 'info' | 'error' | 'empty'
  title?: string
  icon?: IconName
  /** A button or link. */
  action?: ReactNode
  dismiss?: { label: string; onPress: () => void }
}

/** A message about loading, an error or an empty result. */
export function Notice({ children, tone = 'info', title, icon, action, dismiss }: NoticeProps) {
  const shown = icon ?? (tone === 'error' ? 'warning' : undefined)
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      {shown && <Icon name={shown} />}
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {dismiss && <IconButton icon="close" label={dismiss.label} onPress={dismiss.onPress} />}
    </div>
  )
}
