import { addIcons } from '#ui/Icon.tsx'

/** Fetches a module that the first view does without, and the icons that it may use. */
export async function fetchModule<Module extends object>(
  load: () => Promise<Module>,
): Promise<Module> {
  const icons = () => import('#ui/more-icons.ts')
  const [module, { MORE_ICONS }] = await Promise.all([fetchOrRepeat(load), fetchOrRepeat(icons)])
  addIcons(MORE_ICONS)
  return module
}

/**
 * Fetches a module again by another address after a failure: most browsers remember for each address that it could not be
 * fetched, so repeating the import fails until the page is loaded again. Their error names the address, except in Safari.
 * The modules that it imports cannot be fetched by another address, so without a connection nothing is imported.
 */
async function fetchOrRepeat<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!navigator.onLine) await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' })
  try {
    return await load()
  } catch (error) {
    const [address] = /https?:\S+\.js\b/.exec(String(error)) ?? []
    if (!address) throw error
    return import(/* @vite-ignore */ `${address}?again=${Date.now()}`)
  }
}
