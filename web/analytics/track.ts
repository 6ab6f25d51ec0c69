import { ANALYTICS_CURRENCY, type AnalyticsEvent } from '#contract/analytics.ts'
import { readerProperties } from '#domain/reader-properties.ts'
import { storedPlan } from '../session/browser-storage.ts'
import { currentSession } from '../session/session.ts'
import { consent } from './consent.ts'

/** A plan, as the tag manager's reports know products. */
export interface TrackedItem {
  item_id: string
  item_name: string
  item_variant: string
  price: number
  quantity: 1
}

type About = Record<string, string | number | readonly TrackedItem[]>

/** More than a reader causes before the server has answered. */
const MOST_WAITING = 100

let isStatusKnown = false
let waiting: (() => void)[] = []

/** Tells the tag manager, unless the reader has not agreed to that. An event waits until the reader's status is known. */
export function track(event: AnalyticsEvent, about: About = {}): void {
  const answer = consent()
  if (answer === 'unasked' || answer === 'declined') return
  if (isStatusKnown) send(event, about)
  else if (waiting.length < MOST_WAITING) waiting.push(() => send(event, about))
}

/** Whether it is known if the reader is signed in and subscribed, which every event states. */
export function setStatusKnown(isKnown: boolean): void {
  isStatusKnown = isKnown
  if (!isKnown) return
  const events = waiting
  waiting = []
  for (const sendNow of events) sendNow()
}

function send(event: AnalyticsEvent, about: About): void {
  const isSignedIn = currentSession().kind === 'signed-in'
  const reader = readerProperties({ isSignedIn, held: storedPlan.read() })
  tell({ event, currency: ANALYTICS_CURRENCY, ...reader, ...about })
}

declare global {
  interface Window {
    /** Read by the tag manager, when one is loaded. */
    dataLayer?: object[]
  }
}

const listeners = new Set<() => void>()

interface Told {
  number: number
  entry: object
}

/** Everything that was told so far; another list after each event. */
let soFar: readonly Told[] = []

function tell(entry: object): void {
  window.dataLayer ??= []
  window.dataLayer.push(entry)
  soFar = [...soFar, { number: soFar.length + 1, entry }]
  for (const listener of listeners) listener()
}

export function toldSoFar(): readonly Told[] {
  return soFar
}

export function subscribeToTold(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
