import { Component, type ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import styles from './broken-screen.module.css'
import { StatusLink } from './StatusLink.tsx'

interface ErrorBoundaryProps {
  children: ReactNode
}

/** Shows an error screen when rendering fails. React requires a class here. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? <BrokenScreen /> : this.props.children
  }
}

/** Uses neither the router nor the server, so that it can always be rendered. */
function BrokenScreen() {
  const t = useT()
  return (
    <main className={styles.screen}>
      <div className={styles.words} role="alert">
        <h1 className={styles.heading}>{t('Oops! Something went wrong.')}</h1>
        <p>{t('The page could not be shown. Loading it afresh often helps.')}</p>
        {/* Not a router's link: it also fetches the newest version of the app. */}
        <a className={styles.home} href="/">
          {t('Back to the front page')}
        </a>
        <p>
          <StatusLink />
        </p>
      </div>
    </main>
  )
}
