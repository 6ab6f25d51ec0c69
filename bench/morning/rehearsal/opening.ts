import { TURNS, type Visitor } from '../visit.ts'

/** What a browser asks for when the paper is opened and read. A browser with a session sends its cookies. */
export const KINDS = [
  'shell',
  'config',
  'edition list',
  'data for visitors',
  'front page',
  'shell, session',
  'config, session',
  'renewal',
  'session check',
  'edition list, session',
  'data, freemium',
  'data, subscriber',
  'inner page',
  'places',
  'place saved',
] as const
export type Kind = (typeof KINDS)[number]

const OF_SESSION = [
  'shell, session',
  'config, session',
  'renewal',
  'session check',
  'edition list, session',
] as const satisfies Kind[]
const OF_READING = ['places', 'place saved'] as const satisfies Kind[]

/**
 * The requests of a visit, in their order. Readers were signed in yesterday: their browsers renew the session before
 * they ask for anything that needs it.
 */
export const OPENING: Readonly<Record<Visitor, readonly Kind[]>> = {
  visitor: ['shell', 'config', 'edition list', 'data for visitors', 'front page'],
  freemium: [...OF_SESSION, 'data, freemium', 'front page', ...OF_READING],
  subscriber: [
    ...OF_SESSION,
    'data, subscriber',
    'front page',
    ...Array.from({ length: TURNS }, () => 'inner page' as const),
    ...OF_READING,
  ],
}

/** Who sends a request of this kind first. */
export function senderOf(kind: Kind): Visitor {
  const senders = ['visitor', 'freemium', 'subscriber'] as const
  return senders.find((who) => OPENING[who].includes(kind)) ?? 'subscriber'
}
