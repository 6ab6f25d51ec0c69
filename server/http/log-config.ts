import { z } from 'zod'

const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export const LogEnvironment = z.object({
  LOG_LEVEL: z
    .enum(LOG_LEVELS)
    .optional()
    .describe('`debug`, `info`, `warn` or `error`; `info` in production, else `warn`.'),
})
