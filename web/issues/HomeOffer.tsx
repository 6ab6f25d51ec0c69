import { useState } from 'react'
import { Link } from 'react-router'
import { IconButton } from '#ui/IconButton.tsx'
import { useT } from '../i18n/use-t.ts'
import { useIsOfferTurn } from '../prompts/prompt-turns.ts'
import { TimeLeft } from '../publisher-content/TimeLeft.tsx'
import { useDiscount } from '../publisher-content/use-publisher-content.ts'
import { closedOffer } from '../session/later-storage.ts'
import styles from './home-offer.module.css'

interface HomeOfferProps {
  isHidden: boolean
}

/** The current discount above the footer; once closed, hidden in this tab. */
export function HomeOffer({ isHidden }: HomeOfferProps) {
  const t = useT()
  const discount = useDiscount()
  const isTurn = useIsOfferTurn()
  const [closed, setClosed] = useState(closedOffer.read)
  if (!discount || !isTurn || closed === discount.expiry_date) return null

  function close(expiry: string) {
    closedOffer.write(expiry)
    setClosed(expiry)
  }

  return (
    <aside className={styles.offer} data-hidden={isHidden} aria-label={t('Offer')}>
      <Link to="/subscribe" className={styles.text}>
        {discount.banner_text}
      </Link>
      <TimeLeft until={discount.expiry_date} />
      <IconButton icon="close" label={t('Close')} onPress={() => close(discount.expiry_date)} />
    </aside>
  )
}
