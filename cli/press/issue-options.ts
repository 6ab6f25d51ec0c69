import type { Command } from 'commander'

export const ISSUE = 'issue, as press list prints it: 2026-11-15/4'

export function addIssueOptions(verb: Command): Command {
  return verb
    .option('--publisher <title>', 'PV or DH', 'PV')
    .option('--date <date>', 'date of the issue, such as 2026-11-15')
    .option('--edition <number>', 'number of the city edition, such as 4')
}
