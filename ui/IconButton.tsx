import styles from './button.module.css'
import { Icon, type IconName } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'

interface IconButtonProps {
  icon: IconName
  /** What it does, for the tooltip and for those who do not see the icon. */
  label: string
  isLoading?: boolean
  isDisabled?: boolean
  /** Named and within reach, but there is nothing for it to do; unlike a disabled one it keeps its focus. */
  isInert?: boolean
  /** Set when it switches something on and off. */
  isPressed?: boolean
  onPress?: () => void
  /** That someone pressed it although it is inert. */
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
