import { useState } from 'react'
import type { NightEdition } from '#contract/desk/board.ts'
import { TIME_OF_DAY } from '#contract/timestamp.ts'
import { TextField } from '#ui/TextField.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { ActDialog } from './ActDialog.tsx'
import { clockTime } from './release-words.ts'

export function HoursDialog({ edition, onClose }: { edition: NightEdition; onClose: () => void }) {
  const t = useT()
  const { language } = useLanguage()
  const { early_release_at, general_release_at } = edition.release
  const [early, setEarly] = useState(clockTime(early_release_at))
  const [general, setGeneral] = useState(clockTime(general_release_at))
  const isComplete = TIME_OF_DAY.test(early) && TIME_OF_DAY.test(general)
  return (
    <ActDialog
      edition={edition}
      title={t('Release hours of {edition}', { edition: edition.names[language] })}
      action={t('Change the hours')}
      act={isComplete ? { kind: 'set-hours', early, general } : undefined}
      onClose={onClose}
    >
      <TextField label={t('Early access')} type="time" value={early} onChange={setEarly} />
      <TextField label={t('Everyone')} type="time" value={general} onChange={setGeneral} />
      <p>
        {t('Readers with early access can open the issue at {early}, everyone at {general}.', {
          early,
          general,
        })}{' '}
        {t('Until then readers keep the issue before it.')}
      </p>
    </ActDialog>
  )
}
