import { onTestFinished } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import type { IssueKey } from '#domain/access.ts'
import type { Database } from '../database.ts'
import { openTestDatabase } from '../testing.ts'
import { saveEditionGroups } from './editions.ts'
import type { IssueVersion, PressedRegion } from './issue-version.ts'

export const groups = [
  {
    parent_edition: 'Bengaluru',
    editions: [
      { id: 4, edition_number: 4, edition_name: 'Bengaluru City' },
      { id: 5, edition_number: 5, edition_name: 'Bengaluru Rural' },
    ],
  },
  {
    parent_edition: 'North',
    editions: [{ id: 6, edition_number: 6, edition_name: 'Hubballi' }],
  },
]
export const key: IssueKey = { publisher: 'PV', edition: 4, date: IssueDate.parse('2026-11-15') }
export const at = (ms: number) => ({
  published_at: new Date(ms),
  early_release_at: new Date(1763168400000),
  general_release_at: new Date(1763170200000),
})

export const region = (id: string): PressedRegion => ({
  id,
  kind: 'article',
  title: 'ಜಲಾಶಯ ಭರ್ತಿ',
  top: '12.5%',
  left: '0%',
  width: '50%',
  height: '25%',
  language: 'kn',
  provenance: 'pdf',
  confidence: 0.75,
  text: 'ರೈತರಲ್ಲಿ ಹರ್ಷ',
})

export function version(name: string, pageCount: number, regionsAPage = 2): IssueVersion {
  return {
    version: name,
    pages: Array.from({ length: pageCount }, (_, index) => ({
      section: 'Main',
      section_kn: null,
      pageNo: index + 1,
      name: `Page ${index + 1}`,
      name_kn: `ಪುಟ ${index + 1}`,
      displayName: `0${index + 1} Page ${index + 1}`,
      width: 2400,
      height: 3782,
      more_files: [],
      regions: Array.from({ length: regionsAPage }, (_, at) => region(`p${index + 1}-${at}`)),
    })),
  }
}

export async function openStore(): Promise<Database> {
  const db = await openTestDatabase()
  onTestFinished(() => db.destroy())
  await saveEditionGroups(db, 'PV', groups)
  return db
}
