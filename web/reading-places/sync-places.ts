import { useEffect, useRef } from 'react'
import { SECOND_MS } from '#contract/durations.ts'
import { listReadingPlaces, type ReadingPlace, saveReadingPlace } from '#contract/reading-places.ts'
import { call } from '../api/call.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { useSession } from '../session/use-session.ts'
import {
  devicePlaces,
  forgetPlaces,
  mergeIntoDevice,
  nameOf,
  subscribeToPlaces,
} from './device-places.ts'

/** Reading goes on meanwhile; a place is not worth a request for each step. */
const WAIT_MS = 5 * SECOND_MS

/** Keeps the reading places of a signed-in reader the same on all their devices. Logging out removes them here. */
export function useSyncedPlaces(): void {
  const { kind } = useSession()
  const before = useRef(kind)

  useEffect(() => {
    if (before.current === 'signed-in' && kind === 'visitor') forgetPlaces()
    before.current = kind
    return kind === 'signed-in' ? startSync() : undefined
  }, [kind])
}

/** Fetches the places of other devices, then sends each change. A failed request is made again with the next change. */
function startSync(): () => void {
  const sent = new Map<string, string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const isSent = (place: ReadingPlace) => sent.get(nameOf(place)) === stateOf(place)

  async function send(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    for (const place of devicePlaces().filter((place) => !isSent(place))) {
      if (isOver) return
      sent.set(nameOf(place), stateOf(place))
      const saved = call(saveReadingPlace, { body: place })
      await saved.catch(() => sent.delete(nameOf(place)))
    }
  }

  const schedule = () => {
    timer ??= setTimeout(send, WAIT_MS)
  }
  const sendWhenHidden = () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) void send()
  }

  async function start(): Promise<void> {
    const { publisher } = runtimeConfig()
    const stored = await call(listReadingPlaces, { query: { publisher } }).catch(() => [])
    if (isOver) return
    for (const place of stored) sent.set(nameOf(place), stateOf(place))
    mergeIntoDevice(stored)
    if (devicePlaces().some((place) => !isSent(place))) schedule()
  }

  const unsubscribe = subscribeToPlaces(schedule)
  document.addEventListener('visibilitychange', sendWhenHidden)
  void start()
  return () => {
    isOver = true
    clearTimeout(timer)
    unsubscribe()
    document.removeEventListener('visibilitychange', sendWhenHidden)
  }
}

/** The same while there is nothing to send. Merging adds read articles without a later time. */
function stateOf({ updated_at, read_articles }: ReadingPlace): string {
  return `${updated_at} ${read_articles.length}`
}
