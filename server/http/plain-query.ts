import type { z } from 'zod'
import { keep } from './keep.ts'

const PLAIN = /^[\w=&-]*$/

/** Reads queries that are spelled without ado, each spelling once. Nothing for others and for those that do not fit. */
export function plainQueries<S extends z.ZodType>(
  schema: S,
): (url: string) => z.output<S> | undefined {
  const known = new Map<string, z.output<S>>()
  return (url) => {
    const text = url.slice(url.indexOf('?') + 1)
    const remembered = known.get(text)
    if (remembered || !PLAIN.test(text)) return remembered
    const pairs = text.split('&').map((pair) => pair.split('='))
    const query = Object.fromEntries(pairs)
    const isPlain = pairs.every(({ length }) => length === 2)
    const isOnce = Object.keys(query).length === pairs.length
    const parsed = isPlain && isOnce ? schema.safeParse(query).data : undefined
    if (parsed) keep(known, text, parsed)
    return parsed
  }
}
