import { type ComponentType, createElement, lazy, useState } from 'react'

/** A screen that is a file of its own, fetched when it is first rendered or by `fetchScreen`. */
export function loadedScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined
  const fetchScreen = async () => {
    here = await load()
    return here
  }
  const Awaited: ComponentType<Props> = lazy(async () => ({ default: await fetchScreen() }))

  /** Renders a loaded screen at once: `lazy` would suspend even for a loaded module. */
  function Screen(props: Props) {
    const [Drawn] = useState(() => here ?? Awaited)
    return createElement(Drawn, props)
  }
  return Object.assign(Screen, { fetchScreen })
}
