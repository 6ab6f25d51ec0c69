import { type Recognition, recogniseByToken } from '../auth/recognise.ts'
import type { Config } from '../config.ts'
import type { Readers } from '../entitlements/readers.ts'
import { createReadyCache, type ReadyCache } from '../http/ready.ts'
import type { Google } from '../integrations/google/google.ts'
import { openGoogle } from '../integrations/google/open-google.ts'
import type { Inbox } from '../integrations/messaging/inbox.ts'
import { openMessaging } from '../integrations/messaging/open-messaging.ts'
import type { SendMail, SendSms } from '../integrations/messaging/send.ts'
import { createStatusBoard, type StatusBoard } from '../status/status-board.ts'

/** What differs between the titles of a deployment. Everything else, the database first of all, is shared. */
export interface TitleServices extends Recognition {
  config: Config
  google: Google | undefined
  readers: Readers
  /** Prepared answers that many requests share. */
  ready: ReadyCache
  /** The status page. */
  status: StatusBoard
  sendSms: SendSms
  sendMail: SendMail
  closeMessaging: () => void
}

type Recognising = Omit<Parameters<typeof recogniseByToken>[0], 'config'>
type StatusFacts = Omit<Parameters<typeof createStatusBoard>[0], 'config' | 'hasGoogle'>

interface Shared extends Recognising, StatusFacts {
  inbox: Inbox | undefined
  freshMs: number | undefined
}

/** What a title has of its own. Its sessions are valid at its address only, see `issuerOf`. */
export function openTitle(shared: Shared, config: Config): TitleServices {
  const { clock, inbox, freshMs } = shared
  const google = openGoogle(config)
  const hasGoogle = google !== undefined
  const readers = shared.readers.ofTitle(config.publisher)
  return {
    config,
    google,
    readers,
    ready: createReadyCache(),
    ...recogniseByToken({ ...shared, config, readers }),
    status: createStatusBoard({ ...shared, config, hasGoogle }, freshMs),
    ...openMessaging({ config: config.messaging, inbox, clock }),
  }
}
