import styles from './button.module.css'
import { Icon, type IconName } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'

interface IconButtonProps {
  icon: IconName
  /** The tooltip and accessible name. */
  label: string
  isLoading?: boolean
  isDisabled?: boolean
  /** Does nothing but, unlike a disabled button, keeps the focus. */
  isInert?: boolean
  /** For toggle buttons. */
  isPressed?: boolean
  onPress?: () => void
  /** Called when an inert button is pressed. */
  onInertPress?: () => void
}

export function IconButton({ icon, label, isLoading = false, ...props }: IconButtonProps) {
  const isInert = isLoading || props.isInert
  return (
    <button
      type="button"
      className={styles.button}
      data-variant="icon"
      disabled={props.isDisabled}
      aria-label={label}
      aria-pressed={props.isPressed}
      aria-disabled={isInert || undefined}
      aria-busy={isLoading || undefined}
      title={label}
      onClick={isInert ? props.onInertPress : props.onPress}
    >
      {isLoading ? <Spinner /> : <Icon name={icon} />}
    </button>
  )
}
