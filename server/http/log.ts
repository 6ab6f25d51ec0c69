import type { LogLevel } from './log-config.ts'

/** The fields that a log line may have. None may contain personal data or secrets. */
export interface LogFields {
  request_id?: string
  method?: string
  /** The route's pattern instead of the URL, because ids and queries may be personal. */
  route?: string
  status?: number
  ms?: number
  /** Number of database rows. */
  rows?: number
  /** One of a few values, such as the login method or the channel of a code. */
  kind?: string
  /** The network of the peer, never its full address. */
  peer?: string
  error?: string
}

export type Log = (level: LogLevel, event: string, fields?: LogFields) => void

const ORDER = { debug: 0, info: 1, warn: 2, error: 3 } as const

/** One JSON object a line. */
export function jsonLog(lowest: LogLevel, write: (line: string) => void): Log {
  return (level, event, fields) => {
    if (ORDER[level] < ORDER[lowest]) return
    write(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }))
  }
}
