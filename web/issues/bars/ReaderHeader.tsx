import { useState } from 'react'
import { Link } from 'react-router'
import { DEFAULT_FIT_MODE, type FitMode } from '#contract/reading.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { useBrand } from '../../brand/brand.ts'
import { AccountLink } from '../../frame/AccountLink.tsx'
import { useT } from '../../i18n/use-t.ts'

interface ReaderHeaderProps {
  isHidden: boolean
  isSubscribeOffered: boolean
  fit: FitMode
  onFit: (fit: FitMode) => void
  onMenu: () => void
}

export function ReaderHeader({ fit, onFit, onMenu, ...props }: ReaderHeaderProps) {
  const t = useT()
  const { header_logo, logoAlt } = useBrand()
  return (
    <header className="reader-header" data-hidden={props.isHidden}>
      <Link
        to="/"
        className="reader-home"
        title={t("Today's front page")}
        onClick={() => window.scrollTo(0, 0)}
      >
        <img className="reader-logo" src={header_logo} alt={logoAlt} />
      </Link>
      <div className="reader-tools">
        {props.isSubscribeOffered && (
          <span className="reader-subscribe">
            <ButtonLink to="/subscribe">{t('Subscribe')}</ButtonLink>
          </span>
        )}
        <IconButton
          icon={fit === 'width' ? 'fit-height' : 'fit-width'}
          label={fit === 'width' ? t('Fit to height') : t('Fit to width')}
          onPress={() => onFit(fit === 'width' ? 'height' : 'width')}
        />
        <AccountLink />
        <IconButton icon="menu" label={t('Menu')} onPress={onMenu} />
      </div>
    </header>
  )
}

let chosen = DEFAULT_FIT_MODE

/** The fit mode, kept for the lifetime of the tab. */
export function useFitMode(): [FitMode, (fit: FitMode) => void] {
  const [fit, setFit] = useState(chosen)
  const choose = (next: FitMode) => {
    chosen = next
    setFit(next)
  }
  return [fit, choose]
}
