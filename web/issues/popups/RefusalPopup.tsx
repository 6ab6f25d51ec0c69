import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useTrackPrompt } from '../../analytics/use-track-prompt.ts'
import { useT } from '../../i18n/use-t.ts'
import { useOpenPopup } from '../../prompts/open-popups.ts'
import { PremiumPopup } from '../../prompts/PremiumPopup.tsx'
import { UpgradePopup } from '../../prompts/UpgradePopup.tsx'
import styles from './popups.module.css'
import type { Prompt } from './prompt-for.ts'

interface RefusalPopupProps {
  prompt: Prompt
  isToday: boolean
  opensLater: boolean
  ways: IssueActions
  /** Closes the popup only. */
  onClose: () => void
  /** Returns to today's front page. */
  onLater: () => void
}

export function RefusalPopup({ prompt, ways, onClose, onLater, ...props }: RefusalPopupProps) {
  const andClose = (go: () => void) => () => {
    onClose()
    go()
  }
  switch (prompt) {
    case 'premium':
      return <PremiumPopup onLater={onLater} />
    case 'upgrade':
      return <UpgradePopup opensLater={props.opensLater} onContinue={onLater} />
    case 'missing-edition':
    case 'missing-archive':
      return (
        <MissingPopup
          kind={prompt}
          isToday={props.isToday}
          ways={{ ...ways, onChooseDate: andClose(ways.onChooseDate) }}
          onClose={onClose}
        />
      )
  }
}

interface MissingPopupProps {
  kind: 'missing-edition' | 'missing-archive'
  isToday: boolean
  ways: IssueActions
  onClose: () => void
}

/** Shown over the notice of a missing edition, which stays when this is closed. */
function MissingPopup({ kind, isToday, ways, onClose }: MissingPopupProps) {
  const t = useT()
  const isArchive = kind === 'missing-archive'
  useOpenPopup()
  const prompt = useTrackPrompt(kind)
  const accepting = (action: string, go: () => void) => () => {
    prompt.accept(action)
    go()
  }
  function dismiss() {
    prompt.dismiss()
    onClose()
  }
  return (
    <Dialog
      title={isArchive ? t('Archive Not Available') : t('Edition Not Available')}
      closeLabel={t('Close')}
      onClose={dismiss}
      actions={
        <>
          <Button onPress={accepting('choose-date', ways.onChooseDate)}>
            {t('Choose Another Date')}
          </Button>
          <Button
            variant="secondary"
            onPress={
              isToday ? accepting('yesterday', ways.onYesterday) : accepting('today', ways.onToday)
            }
          >
            {isToday ? t("View Yesterday's Edition") : t("Go To Today's Edition")}
          </Button>
        </>
      }
    >
      <div className={styles.words}>
        <p>
          {isToday
            ? t("Today's paper is not here yet. Please look again in a while.")
            : t('There is no paper for this date.')}
        </p>
        {isArchive && <p>{t('Archives may lack holiday or special-date editions.')}</p>}
      </div>
    </Dialog>
  )
}

/** The actions for an issue that cannot be shown. */
export interface IssueActions {
  onChooseDate: () => void
  onToday: () => void
  onYesterday: () => void
  onArchives: () => void
}
