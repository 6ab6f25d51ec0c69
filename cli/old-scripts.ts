import type { Terminal } from './terminal.ts'

const AREA_OF_SCRIPT: Record<string, string> = {
  catalogue: 'plans',
  members: 'subscriptions',
  messages: 'contact-messages',
}

/** Verbs of `npm run members` that are about the reader, not about a plan. */
const READER_VERBS = ['data', 'erase']

/**
 * Translates `old-script <name> …`, which the npm scripts of the previous release run, and prints the new name.
 * The next release removes the scripts and this file.
 */
export function commandFromOldScript(
  typed: readonly string[],
  terminal: Terminal,
): readonly string[] {
  const [first, script = '', ...rest] = typed
  if (first !== 'old-script') return typed
  const area = areaOf(script, rest[0])
  terminal.note(`npm run ${script} is going away. Use: npx broadsheet ${area}`)
  return [area, ...rest]
}

function areaOf(script: string, verb: string | undefined): string {
  if (script === 'members' && READER_VERBS.includes(verb ?? '')) return 'readers'
  return AREA_OF_SCRIPT[script] ?? script
}
