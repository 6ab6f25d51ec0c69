import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { PublisherCode } from '#contract/publisher.ts'
import { DEFAULT_RELEASE_HOURS } from '#domain/release-hours.ts'
import type { Press } from '#press/publish.ts'
import { keptPool } from '#press/testing.ts'
import { stampDate } from '#sample/stamp-date.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { localAssets } from '#store/local-assets.ts'
import { openTestDatabase } from '#store/testing.ts'
import { operatorAt } from '../testing.ts'

/** The issue that tests publish: on Sunday at 03:00, for that morning. */
export const ISSUE = ['--date', '2026-11-15', '--edition', '4']

const edition = (id: number, en: string, kn: string) => ({
  ...{ id, edition_number: id, edition_name: en },
  edition_names: { en, kn },
})

/** A press with the editions of both titles, and a command that publishes a folder of these files. */
export async function openNewsroom() {
  const db = await openTestDatabase()
  onTestFinished(() => db.destroy())
  const folder = temporaryFolder()
  await saveEditionGroups(db, 'PV', [
    {
      parent_edition: 'Karnataka',
      editions: [edition(4, 'Bengaluru City', 'ಬೆಂಗಳೂರು ನಗರ'), edition(6, 'Hubballi', 'ಹುಬ್ಬಳ್ಳಿ')],
    },
  ])
  await saveEditionGroups(db, 'DH', [
    { parent_edition: 'Karnataka', editions: [edition(2, 'Bengaluru City', 'ಬೆಂಗಳೂರು ನಗರ')] },
  ])
  const press: Press = {
    db,
    assets: localAssets(folder),
    assetSource: { kind: 'folder', folder },
    releaseHours: DEFAULT_RELEASE_HOURS,
    now: () => new Date('2026-11-15T03:00:00+05:30'),
    pool: keptPool(),
  }
  const publish = (files: Files, ...options: string[]) =>
    operatorAt({ press }).run('press', 'publish', folderWith(files), ...ISSUE, ...options)
  /** What a dry run finds: code and sentence. */
  const check = async (files: Files, ...options: string[]) => {
    const { code, out } = await publish(files, '--dry-run', '--json', ...options)
    const json = JSON.parse(out)
    return { code, pages: json.pages, findings: json.findings, questions: json.questions }
  }
  return { press, publish, check }
}

export type Files = Record<string, Uint8Array | string>

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-newsroom-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function folderWith(files: Files): string {
  const folder = temporaryFolder()
  mkdirSync(folder, { recursive: true })
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes)
  return folder
}

const SAMPLE = { PV: 'pv', DH: 'dh' } as const
const LANGUAGES = { PV: 'kn', DH: 'en' } as const

/** A page of the sample newspaper with a printed date, such as '03-state'. */
export async function samplePage(
  name: string,
  title: PublisherCode = 'PV',
  date = '2026-11-15',
): Promise<Uint8Array> {
  const file = new URL(`../../sample/${SAMPLE[title]}/pages/${name}.pdf`, import.meta.url)
  return stampDate(readFileSync(file), date, LANGUAGES[title])
}
