import { ANALYTICS_CURRENCY, type AnalyticsEvent } from '#contract/analytics.ts'
import { readerProperties } from '#domain/reader-properties.ts'
import { storedPlan } from '../session/later-storage.ts'
import { currentSession } from '../session/session.ts'
import { consent } from './consent.ts'

/** A plan in the tag manager's format for products. */
export interface TrackedItem {
  item_id: string
  item_name: string
  item_variant: string
  price: number
  quantity: 1
}

type EventProperties = Record<string, string | number | readonly TrackedItem[]>

/** The limit of queued events; a reader causes fewer before the server answers. */
const MAX_QUEUED = 100

let isStatusKnown = false
let queue: (() => void)[] = []

/** Sends an event to the tag manager if the reader consented. Events are queued until the reader's status is known. */
export function track(event: AnalyticsEvent, properties: EventProperties = {}): void {
  const answer = consent()
  if (answer === 'unasked' || answer === 'declined') return
  if (isStatusKnown) send(event, properties)
  else if (queue.length < MAX_QUEUED) queue.push(() => send(event, properties))
}

/** Every event states whether the reader is signed in and subscribed, so events wait until that is known. */
export function setStatusKnown(isKnown: boolean): void {
  isStatusKnown = isKnown
  if (!isKnown) return
  const queued = queue
  queue = []
  for (const sendNow of queued) sendNow()
}

function send(event: AnalyticsEvent, properties: EventProperties): void {
  const isSignedIn = currentSession().kind === 'signed-in'
  const reader = readerProperties({ isSignedIn, subscription: storedPlan.read() })
  pushEvent({ event, currency: ANALYTICS_CURRENCY, ...reader, ...properties })
}

declare global {
  interface Window {
    /** Read by the tag manager, when one is loaded. */
    dataLayer?: object[]
  }
}

const listeners = new Set<() => void>()

interface TrackedEvent {
  number: number
  entry: object
}

/** All events of this tab; a new array after each event. */
let events: readonly TrackedEvent[] = []

function pushEvent(entry: object): void {
  window.dataLayer ??= []
  window.dataLayer.push(entry)
  events = [...events, { number: events.length + 1, entry }]
  for (const listener of listeners) listener()
}

export function trackedEvents(): readonly TrackedEvent[] {
  return events
}

export function subscribeToEvents(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
