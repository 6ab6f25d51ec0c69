import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './card-link.module.css'

interface CardLinkProps {
  to: string
  children: ReactNode
  /** Names the article, for code that returns the focus to it. */
  article?: string
}

/** The link of a card, which the whole card opens. The card has `position: relative`; controls of their own stand above it. */
export function CardLink({ to, children, article }: CardLinkProps) {
  return (
    <Link to={to} className={styles.link} data-article={article}>
      {children}
    </Link>
  )
}
