const CONTAINER = 'https://www.googletagmanager.com/gtm.js'

/** Loads the publisher's tag manager, which then reads the data layer from its beginning. */
export function loadContainer(id: string): void {
  if (document.querySelector(`script[src^="${CONTAINER}"]`)) return
  window.dataLayer ??= []
  window.dataLayer.unshift({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `${CONTAINER}?${new URLSearchParams({ id })}`
  document.head.append(script)
}
