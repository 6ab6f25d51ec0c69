import { useState } from 'react'
import {
  COLOURS,
  type Colours,
  LINE_SPACINGS,
  type LineSpacing,
  TYPEFACES,
  type Typeface,
} from '#contract/display.ts'
import { FONT_SIZE } from '#contract/reading.ts'
import { megabytes } from '#domain/data-use.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { type Translate, useT } from '../i18n/use-t.ts'
import { Choice } from './Choice.tsx'
import { dataUsed } from './data-meter.ts'
import { changeDisplay, useDisplay } from './display.ts'
import styles from './display-dialog.module.css'
import { SizeControl } from './SizeControl.tsx'
import { useFontSize } from './use-font-size.ts'

interface DisplayDialogProps {
  onClose: () => void
}

/** Text, colours and controls, in one sheet. Every change shows at once. */
export function DisplayDialog({ onClose }: DisplayDialogProps) {
  const t = useT()
  const display = useDisplay()
  const { size, change } = useFontSize()
  const [used] = useState(dataUsed)
  return (
    <Dialog at="foot" title={t('Text and colours')} closeLabel={t('Close')} onClose={onClose}>
      <div className={styles.groups}>
        <div className={styles.size}>
          <span className={styles.name}>{t('Text size')}</span>
          <SizeControl
            name={t('Text size')}
            value={size}
            scale={FONT_SIZE}
            shown={String(size)}
            smaller={{ label: t('Smaller text'), icon: 'text-smaller' }}
            larger={{ label: t('Larger text'), icon: 'text-larger' }}
            onChange={change}
          />
        </div>
        <Choice
          name={t('Typeface')}
          options={TYPEFACES.map((value) => ({ value, label: typefaceName(value, t) }))}
          chosen={display.typeface}
          onChoose={(typeface) => changeDisplay({ typeface })}
        />
        <Choice
          name={t('Line spacing')}
          options={LINE_SPACINGS.map((value) => ({ value, label: spacingName(value, t) }))}
          chosen={display.lineSpacing}
          onChoose={(lineSpacing) => changeDisplay({ lineSpacing })}
        />
        <Choice
          name={t('Colours')}
          options={COLOURS.map((value) => ({ value, label: coloursName(value, t) }))}
          chosen={display.colours}
          onChoose={(colours) => changeDisplay({ colours })}
        />
        <div className={styles.boxes}>
          <Checkbox
            isChecked={display.hasHighContrast}
            onChange={(hasHighContrast) => changeDisplay({ hasHighContrast })}
          >
            {t('More contrast')}
          </Checkbox>
          <Checkbox
            isChecked={display.isLeftHanded}
            onChange={(isLeftHanded) => changeDisplay({ isLeftHanded })}
          >
            {t('Controls for the left hand')}
          </Checkbox>
          <Checkbox
            isChecked={display.hasLessMotion}
            onChange={(hasLessMotion) => changeDisplay({ hasLessMotion })}
          >
            {t('Less motion')}
          </Checkbox>
          <Checkbox
            isChecked={display.savesData}
            onChange={(savesData) => changeDisplay({ savesData })}
          >
            {t('Save data: fetch nothing in advance')}
          </Checkbox>
          <p className={styles.meter}>
            {t('Data used: {today} MB today, {month} MB this month', {
              today: megabytes(used.bytesOfDay),
              month: megabytes(used.bytesOfMonth),
            })}
          </p>
        </div>
      </div>
    </Dialog>
  )
}

function typefaceName(typeface: Typeface, t: Translate): string {
  switch (typeface) {
    case 'serif':
      return t('Serif')
    case 'sans':
      return t('Sans serif')
  }
}

function spacingName(spacing: LineSpacing, t: Translate): string {
  switch (spacing) {
    case 'normal':
      return t('Normal')
    case 'wide':
      return t('Wide')
    case 'widest':
      return t('Widest')
  }
}

function coloursName(colours: Colours, t: Translate): string {
  switch (colours) {
    case 'system':
      return t('As the device')
    case 'day':
      return t('Daytime')
    case 'sepia':
      return t('Sepia')
    case 'night':
      return t('Night')
  }
}
