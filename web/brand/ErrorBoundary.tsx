import { Component, type ReactNode } from 'react'
import { BrokenScreen } from './BrokenScreen.tsx'

interface ErrorBoundaryProps {
  children: ReactNode
}

/** Shows a screen with a way home when drawing fails. React asks for a class here. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? <BrokenScreen /> : this.props.children
  }
}
