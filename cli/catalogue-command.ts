import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { PublisherCode } from '#contract/publisher.ts'
import { readCatalogue } from '#store/catalogue/catalogue-file.ts'
import { saveCatalogue } from '#store/catalogue/save-catalogue.ts'
import type { Database } from '#store/database.ts'
import { planGroupsOf, plansOf, type StoredPlan } from '#store/plans.ts'
import { StartError } from '#store/store-config.ts'

export const CATALOGUE_USAGE = `The plans that are for sale.
  npm run catalogue -- load <file>   puts the file's plans in the place of the title's last ones
  npm run catalogue -- show [PV|DH]  every plan, those no longer sold included
How the file is written: docs/publish/catalogue.md; sample/pv/catalogue.json is one.`

/** Does what an operator typed, and answers what to print. */
export async function catalogueCommand(args: string[], db: Database): Promise<string> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [name, operand, ...more] = positionals
  if (name === 'load' && operand !== undefined && more.length === 0) return load(db, operand)
  if (name === 'show' && more.length === 0) return show(db, operand)
  throw new StartError(CATALOGUE_USAGE)
}

async function load(db: Database, file: string): Promise<string> {
  const json = await readFile(file, 'utf8').catch((error: Error) => {
    throw new StartError(`Cannot read ${file}: ${error.message}`)
  })
  const read = readCatalogue(json)
  const faults = 'faults' in read ? read.faults : await saveCatalogue(db, read.catalogue)
  if ('faults' in read || faults.length > 0) {
    throw new StartError(`${file} was not loaded:\n${faults.map((one) => `  ${one}`).join('\n')}`)
  }
  return `Loaded.\n${await show(db, read.catalogue.publisher)}`
}

async function show(db: Database, typed: string | undefined): Promise<string> {
  const publishers = typed === undefined ? PublisherCode.options : [publisherNamed(typed)]
  const shown = await Promise.all(
    publishers.map(async (publisher) => {
      const groups = await planGroupsOf(db, publisher)
      const plans = await plansOf(db, publisher)
      const lines = groups.flatMap(({ id, name }) => [
        `  ${name} (${id})`,
        ...plans.filter(({ group_id }) => group_id === id).map((plan) => `    ${inWords(plan)}`),
      ])
      return [publisher, ...(lines.length > 0 ? lines : ['  No plans.'])].join('\n')
    }),
  )
  return shown.join('\n')
}

function publisherNamed(typed: string): PublisherCode {
  const publisher = PublisherCode.safeParse(typed.toUpperCase()).data
  if (publisher) return publisher
  throw new StartError(`There is no title ${typed}: ${PublisherCode.options.join(' or ')}.`)
}

function inWords(plan: StoredPlan): string {
  const { duration_length: length, duration_unit: unit, mrp_cents } = plan
  return [
    plan.id,
    `"${plan.title}"`,
    `${plan.price_currency} ${amount(plan.price_cents)}`,
    ...(mrp_cents === null ? [] : [`MRP ${amount(mrp_cents)}`]),
    `${length} ${unit}${length === 1 ? '' : 's'}`,
    plan.recurring ? 'renews' : 'does not renew',
    `ArchivalAccess ${plan.archival_access}`,
    ...(plan.early_access ? ['early access'] : []),
    ...(plan.on_sale ? [] : ['NO LONGER FOR SALE']),
  ].join(', ')
}

function amount(cents: number): string {
  return (cents / 100).toFixed(2)
}
