/**
 * Fetches a module again by another address after a failure: most browsers remember for each address that it could not be
 * fetched, so repeating the import fails until the page is loaded again. Their error names the address, except in Safari.
 */
export async function fetchModule<Module extends object>(
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const [address] = /https?:\S+\.js\b/.exec(String(error)) ?? []
    if (!address) throw error
    return import(/* @vite-ignore */ `${address}?again=${Date.now()}`)
  }
}
