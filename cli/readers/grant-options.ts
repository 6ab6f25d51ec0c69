import type { Command } from 'commander'
import { wholeNumber } from '../options.ts'

const MAX_DAYS = 36_500

/** Adds the options of complimentary access, which `GrantOptions` types. */
export function addGrantOptions(verb: Command): Command {
  return verb
    .requiredOption('--archive <months>', '-1 all past dates, 0 today only, N the last N months')
    .option('--early', 'issues at the time of early release')
    .option('--days <number>', 'days until it ends; without it, until it is revoked', days)
}

const days = wholeNumber(1, MAX_DAYS)
