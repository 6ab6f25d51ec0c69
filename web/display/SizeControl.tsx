import type { IconName } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './size-control.module.css'

interface SizeControlProps {
  name: string
  value: number
  scale: { min: number; max: number }
  /** The value as shown. */
  shown: string
  smaller: { label: string; icon: IconName }
  larger: { label: string; icon: IconName }
  onChange: (direction: -1 | 1) => void
}

/** A smaller and a larger button with the value between them. */
export function SizeControl({ name, value, scale, smaller, larger, ...props }: SizeControlProps) {
  return (
    <fieldset className={styles.control}>
      <legend>
        <VisuallyHidden>{name}</VisuallyHidden>
      </legend>
      <IconButton
        icon={smaller.icon}
        label={smaller.label}
        isInert={value <= scale.min}
        onPress={() => props.onChange(-1)}
      />
      <output className={styles.value}>{props.shown}</output>
      <IconButton
        icon={larger.icon}
        label={larger.label}
        isInert={value >= scale.max}
        onPress={() => props.onChange(1)}
      />
    </fieldset>
  )
}

interface ZoomControlProps {
  zoom: number
  scale: { min: number; max: number }
  onChange: (direction: -1 | 1) => void
}

export function ZoomControl({ zoom, scale, onChange }: ZoomControlProps) {
  const t = useT()
  return (
    <SizeControl
      name={t('Zoom')}
      value={zoom}
      scale={scale}
      shown={`${zoom * 100}%`}
      smaller={{ label: t('Zoom out'), icon: 'minus' }}
      larger={{ label: t('Zoom in'), icon: 'plus' }}
      onChange={onChange}
    />
  )
}

interface Scale {
  min: number
  max: number
  step: number
}

/** One step smaller or larger, within the scale. */
export function stepBy(value: number, direction: -1 | 1, { min, max, step }: Scale): number {
  return Math.min(max, Math.max(min, value + direction * step))
}
