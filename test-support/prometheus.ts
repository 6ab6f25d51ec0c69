import { findProgram, unpackFromDebian } from './debian.ts'

/** Checks the rules and the configuration of Prometheus, and runs the unit tests of rules. */
export function requirePromtool(): string {
  return (
    findProgram('promtool', 'PROMTOOL_PATH') ??
    unpackFromDebian('prometheus', 'usr/bin/promtool') ??
    missing('promtool', 'prometheus')
  )
}

/** Checks the configuration of Alertmanager. */
export function requireAmtool(): string {
  return (
    findProgram('amtool', 'AMTOOL_PATH') ??
    unpackFromDebian('prometheus-alertmanager', 'usr/bin/amtool') ??
    missing('amtool', 'prometheus-alertmanager')
  )
}

function missing(program: string, name: string): never {
  throw new Error(
    `This needs ${program}, and none could be downloaded. Install it and run again (Debian: apt-get install ${name}), or name it: ${program.toUpperCase()}_PATH=/path/to/${program}`,
  )
}
