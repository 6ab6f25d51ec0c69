import { PremiumPopup } from '../../prompts/PremiumPopup.tsx'
import { UpgradePopup } from '../../prompts/UpgradePopup.tsx'
import type { WaysOn } from '../ways-on.ts'
import { MissingPopup } from './MissingPopup.tsx'
import type { Prompt } from './prompt-for.ts'

interface RefusalPopupProps {
  prompt: Prompt
  isToday: boolean
  opensLater: boolean
  ways: WaysOn
  /** The view behind stays. */
  onClose: () => void
  /** Back to the first page and today. */
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
