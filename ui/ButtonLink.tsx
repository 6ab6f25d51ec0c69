import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ButtonVariant } from './Button.tsx'
import styles from './button.module.css'
import { Icon, type IconName } from './Icon.tsx'

interface ButtonLinkProps {
  to: string
  children: ReactNode
  variant?: ButtonVariant
  icon?: IconName
  state?: unknown
  onPress?: () => void
}

/** A link that looks like a button. */
export function ButtonLink({ to, children, variant = 'primary', icon, ...props }: ButtonLinkProps) {
  return (
    <Link
      to={to}
      state={props.state}
      className={styles.button}
      data-variant={variant}
      onClick={props.onPress}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </Link>
  )
}
