import { element } from './element.ts'
import style from './sandbox-dialog.css?inline'

/** A modal dialog for any page. A shadow root isolates its style; an adopted style sheet needs no CSP exception. */
export function sandboxDialog(title: string, about: string, onDismiss: () => void) {
  const body = element('div', { className: 'body' })
  const closeButton = element('button', { type: 'button', className: 'close' }, '×')
  closeButton.setAttribute('aria-label', 'Close')
  const heading = element('h2', { id: 'title' }, title)
  const dialog = element(
    'dialog',
    {},
    element('div', { className: 'header' }, heading, closeButton),
    element('p', { className: 'about' }, about),
    body,
  )
  dialog.setAttribute('aria-labelledby', 'title')
  closeButton.onclick = onDismiss
  dialog.oncancel = (event) => {
    event.preventDefault()
    onDismiss()
  }
  // Browsers close a dialog at the second Escape even when the first was prevented.
  dialog.onclose = onDismiss

  const host = element('div', { lang: 'en' })
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet]
  root.append(dialog)

  return {
    open(...content: Node[]) {
      body.replaceChildren(...content)
      document.body.append(host)
      dialog.showModal()
    },
    show(...content: Node[]) {
      body.replaceChildren(...content)
      body.querySelector<HTMLElement>('input, button')?.focus()
    },
    close() {
      dialog.onclose = null
      dialog.close()
      host.remove()
    },
  }
}
