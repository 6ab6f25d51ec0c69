import { type Command, InvalidArgumentError } from 'commander'

export const READER = 'e-mail address, mobile number such as +919876543210, or reader id'

/** Adds an area, whose verbs follow. */
export function addArea(program: Command, name: string, summary: string): Command {
  const area = program.command(name).description(summary)
  return area.usage('<verb> [options]').helpCommand(false)
}

/** Adds a verb to an area. Every verb that prints a result takes `--json`. */
export function addVerb(area: Command, name: string, summary: string): Command {
  return area.command(name).description(summary).option('--json', 'print the result as JSON')
}

/** Who runs a command and why, for the audit log. */
export interface Reason {
  why: string
  who?: string
}

export function addReason(verb: Command): Command {
  return verb
    .requiredOption('--why <reason>', 'why you do this, for the audit log', parseReason)
    .option('--who <name>', 'who does this, if not the user of this machine')
}

function parseReason(text: string): string {
  const reason = text.trim()
  if (reason === '') throw new InvalidArgumentError('Say why: the audit log records the reason.')
  return reason
}

/** Reads a whole number within limits. */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    if (value >= least && value <= most) return value
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`)
  }
}

/** Collects the values of an option that may be repeated. */
export function appendValue(value: string, earlier: string[] = []): string[] {
  return [...earlier, value]
}
