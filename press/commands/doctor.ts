import { parseArgs } from 'node:util'
import { removeIncompleteVersions } from '#store/issues/remove-version.ts'
import { examine } from '../doctor.ts'
import { PressError } from '../press-error.ts'
import type { Command } from './command.ts'

const OPTIONS = {
  clean: { type: 'boolean', default: false },
  'older-than': { type: 'string', default: '60' },
} as const

const MINUTE_MS = 60_000

/** Checks every file and row; with --clean, takes away what an interrupted run left behind. */
export const doctorCommand: Command = async (args, { db, assets, now }, terminal) => {
  const { values } = parseArgs({ args, options: OPTIONS })
  const minutes = Number(values['older-than'])
  if (!(minutes >= 0)) throw new PressError(['--older-than must be a number of minutes'])
  const { faults, orphans, versions } = await examine(db, assets)
  for (const fault of faults) terminal.out(fault)

  // A folder that changed just now may belong to a run that is still under way.
  const youngest = now().getTime() - minutes * MINUTE_MS
  const old = orphans.filter(({ modifiedAt }) => modifiedAt <= youngest)
  for (const { folder } of old) {
    if (values.clean) await assets.remove(folder)
    terminal.out(`${folder}: belongs to no issue${values.clean ? ', removed' : ''}`)
  }
  if (values.clean) await removeIncompleteVersions(db, new Date(youngest))
  const left = values.clean ? 0 : old.length
  terminal.out(`${versions} versions examined, ${faults.length} faults, ${left} orphaned folders`)
  return faults.length === 0
}
