import { IssueDate } from '#contract/issue-date.ts'
import { addDays } from '#domain/calendar.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './board.module.css'

interface DayPickerProps {
  date: IssueDate
  tonight: IssueDate
  onChoose: (date: IssueDate) => void
}

/** Opens the board of another day, for an issue that readers have already. */
export function DayPicker({ date, tonight, onChoose }: DayPickerProps) {
  const t = useT()
  return (
    <div className={styles.days}>
      <IconButton
        icon="chevron-left"
        label={t('The day before')}
        onPress={() => onChoose(addDays(date, -1))}
      />
      <TextField
        label={t('Date')}
        type="date"
        value={date}
        onChange={(typed) => {
          // A date that is being typed may be incomplete.
          const day = IssueDate.safeParse(typed)
          if (day.success) onChoose(day.data)
        }}
      />
      <IconButton
        icon="chevron-right"
        label={t('The day after')}
        onPress={() => onChoose(addDays(date, 1))}
      />
      {date !== tonight && (
        <Button variant="secondary" onPress={() => onChoose(tonight)}>
          {t('Back to tonight')}
        </Button>
      )}
    </div>
  )
}
