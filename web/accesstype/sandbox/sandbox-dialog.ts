import { element } from './element.ts'
import style from './sandbox-dialog.css?inline'

/** A dialog over any page. Its style neither reaches the page nor takes from it, and needs no leave of the page's policy. */
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
  // The browser closes by itself when it is asked twice.
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
