import { useState } from 'react'
import { Link } from 'react-router'
import { IconButton } from '#ui/IconButton.tsx'
import { useT } from '../i18n/use-t.ts'
import { useIsOfferTurn } from '../prompts/prompt-turns.ts'
import { usePromptRoom } from '../prompts/use-prompt-room.ts'
import { TimeLeft } from '../publisher-content/TimeLeft.tsx'
import { useDiscount } from '../publisher-content/use-publisher-content.ts'
import { closedOffer } from '../session/later-storage.ts'
import styles from './home-offer.module.css'

interface HomeOfferProps {
  isHidden: boolean
}

/** The current discount above the footer; once closed, hidden in this tab. */
export function HomeOffer({ isHidden }: HomeOfferProps) {
  const discount = useDiscount()
  const isTurn = useIsOfferTurn()
  const [closed, setClosed] = useState(closedOffer.read)
  if (!discount || !isTurn || closed === discount.expiry_date) return null

  function close(expiry: string) {
    closedOffer.write(expiry)
    setClosed(expiry)
  }

  return (
    <OfferBar
      text={discount.banner_text}
      until={discount.expiry_date}
      isHidden={isHidden}
      onClose={() => close(discount.expiry_date)}
    />
  )
}

interface OfferBarProps {
  text: string
  until: string
  isHidden: boolean
  onClose: () => void
}

function OfferBar({ text, until, isHidden, onClose }: OfferBarProps) {
  const t = useT()
  usePromptRoom('offer')
  return (
    <aside className={styles.offer} data-hidden={isHidden} aria-label={t('Offer')}>
      <Link to="/subscribe" className={styles.text}>
        {text}
      </Link>
      <TimeLeft until={until} />
      <IconButton icon="close" label={t('Close')} onPress={onClose} />
    </aside>
  )
}
