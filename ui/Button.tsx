import type { ReactNode } from 'react'
import styles from './button.module.css'
import { Icon, type IconName } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

interface ButtonProps {
  children: ReactNode
  variant?: ButtonVariant
  type?: 'button' | 'submit'
  icon?: IconName
  /** Shows a spinner, keeps the focus and ignores presses. */
  isLoading?: boolean
  isDisabled?: boolean
  isWide?: boolean
  lang?: string
  onPress?: () => void
}

export function Button({ variant = 'primary', type = 'button', ...props }: ButtonProps) {
  const { isLoading = false } = props
  return (
    <button
      type={isLoading ? 'button' : type}
      className={styles.button}
      data-variant={variant}
      data-wide={props.isWide}
      disabled={props.isDisabled}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      lang={props.lang}
      onClick={isLoading ? undefined : props.onPress}
    >
      {isLoading && <Spinner />}
      {props.icon && !isLoading && <Icon name={props.icon} />}
      <span>{props.children}</span>
    </button>
  )
}
