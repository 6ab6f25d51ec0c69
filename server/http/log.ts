import type { LogLevel } from '../config.ts'

/** What a log line may carry. Nothing that names a person or opens a door is ever among it. */
export interface LogFields {
  request_id?: string
  method?: string
  /** The route's pattern, not the address: ids and queries may be personal. */
  route?: string
  status?: number
  ms?: number
  /** How many rows of the database it was about. */
  rows?: number
  /** Which of a few: the way of signing in, the channel of a code. */
  kind?: string
  /** The network of whoever connected, never a whole address. */
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
