// @module-tag slow: renders pages.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { printPdf } from '#press/testing.ts'
import type { Database } from '#store/database.ts'
import { publishVersion } from '#store/issues/publish.ts'
import { issueHead } from '#store/issues/shown-issue.ts'
import { at, version } from '#store/issues/testing.ts'
import { operatorAt } from '../testing.ts'
import { folderWith, ISSUE, openNewsroom, temporaryFolder } from './testing.ts'

const on = (date: string) => ({ publisher: 'PV', edition: 4, date: IssueDate.parse(date) }) as const

const pages = async (...headlines: string[]) =>
  Object.fromEntries(
    await Promise.all(
      headlines.map(async (headline, index) => [`0${index + 1}.pdf`, await printPdf([headline])]),
    ),
  )

function planFile(plan: unknown): string {
  const file = join(temporaryFolder(), 'plan.json')
  writeFileSync(file, JSON.stringify(plan))
  return file
}

test("yesterday's page is a question, and so is an answer at the terminal", async () => {
  const { press, publish } = await openNewsroom()
  const before = folderWith(await pages('Tanks fill', 'Lake cleaned'))
  const yesterday = ['--date', '2026-11-14', '--edition', '4']
  const saturday = { ...press, now: () => new Date('2026-11-14T03:00:00+05:30') }
  await operatorAt({ press: saturday }).type('press', 'publish', before, ...yesterday)

  const files = await pages('Road mended', 'Lake cleaned')
  const stopped = await publish(files)
  expect(stopped.code).toBe(3)
  expect(stopped.notes).toContain(
    'Page 2 has the same text as a page of 2026-11-14. The old page would be published again. (repeated)',
  )
  const folder = folderWith(files)
  const no = await operatorAt({ press, answer: false }).run('press', 'publish', folder, ...ISSUE)
  expect(no.code).toBe(3)
  expect(no.notes).toContain('Publish all the same? [y/N] \nNothing was published.')
  expect(await issueHead(press.db, on('2026-11-15'))).toBeUndefined()
  const yes = await operatorAt({ press, answer: true }).run('press', 'publish', folder, ...ISSUE)
  expect(yes.code).toBe(0)
  expect(await issueHead(press.db, on('2026-11-15'))).toBeDefined()
  expect(yes.out).not.toContain('The issue is held')

  await press.db.updateTable('issue').set({ held_at: 1 }).execute()
  const held = await operatorAt({ press, answer: true }).run('press', 'publish', folder, ...ISSUE)
  expect(held.out).toContain('The issue is held: readers keep the issue before it')
})

test('a page plan gives the sections, and missing, unplanned and odd pages are questions', async () => {
  const { check } = await openNewsroom()
  const files = await pages('Tanks fill', 'Lake cleaned', 'Match won')
  const main = { name: 'Main', pages: '1-2' }
  const sport = { name: { en: 'Sport', kn: 'ಕ್ರೀಡೆ' }, pages: '3' }
  const size_mm = { width: 116, height: 123 }
  const fits = planFile({ pages: 3, size_mm, sections: [main, sport] })
  const planned = await check(files, '--plan', fits)
  expect(planned.questions).toEqual([])
  expect(planned.pages.map(({ section }: { section: string }) => section).sort()).toEqual([
    ...['Main', 'Main', 'Sport'],
  ])

  const more = planFile({ pages: 5, size_mm: { width: 330, height: 520 } })
  const missing = await check(files, '--plan', more)
  expect(missing.questions.map(({ sentence }: { sentence: string }) => sentence)).toEqual([
    'Pages 4 and 5 are missing (plan.json has 5 pages). The issue would be published without them; the other pages keep their numbers.',
    ...[1, 2, 3].map(
      (page) => `Page ${page} (0${page}.pdf) is 116 × 123 mm; plan.json has 330 × 520 mm.`,
    ),
  ])
  const fewer = await check(files, '--plan', planFile({ pages: 2 }))
  expect(fewer.questions).toMatchObject([
    { code: 'unplanned', sentence: 'plan.json has 2 pages. Page 3 would be published as well.' },
  ])
})

test('a page plan that cannot be right is refused with its faults', async () => {
  const { publish } = await openNewsroom()
  const plan = planFile({ pages: 4, sections: [{ name: 'Sport', pages: '3-9' }] })
  const { code, notes } = await publish(await pages('Tanks fill'), '--plan', plan)
  expect(code).toBe(1)
  expect(notes).toContain('plan.json: ✖ section Sport: 3-9 is not within 1-4')
})

/** Three issues of earlier Sundays with four pages in two sections. */
async function publishSundays(db: Database, text: string): Promise<void> {
  for (const day of ['2026-11-08', '2026-11-01', '2026-10-25']) {
    const { version: name, pages } = version(`v-${day}`, 4)
    const sections = pages.map((page) => ({
      ...page,
      regions: page.regions.map((region) => ({ ...region, text })),
      section: page.pageNo > 2 ? 'Sport' : 'Main',
      height: 2545,
    }))
    await publishVersion(db, on(day), { version: name, pages: sections }, at(1))
  }
}

test('without a plan, recent weeks give notes and no question', async () => {
  const { press, check } = await openNewsroom()
  await publishSundays(press.db, 'Farmers are glad')
  const { code, findings } = await check(await pages('Tanks fill', 'Lake cleaned', 'Match won'))
  expect(code).toBe(0)
  expect(findings).toEqual([
    {
      ...{ code: 'missing', severity: 'note' },
      sentence: 'The last 3 Sunday issues had 4 pages; this one has 3.',
    },
    {
      ...{ code: 'title', severity: 'note' },
      sentence: 'Pages 1 to 3 are in English; Belakindi is in Kannada.',
    },
    {
      ...{ code: 'section', severity: 'note' },
      sentence:
        'The last 3 Sunday issues had the sections Main=1-2, Sport=3-4; this one has Main. Give them with --section or --plan.',
    },
  ])
})

test('an issue in English after Kannada ones is a question', async () => {
  const { press, check } = await openNewsroom()
  await publishSundays(press.db, 'ರೈತರಲ್ಲಿ ಹರ್ಷ')
  const { code, questions } = await check(await pages('Tanks fill', 'Lake cleaned'))
  expect(code).toBe(3)
  expect(questions).toMatchObject([
    {
      code: 'title',
      sentence:
        'Pages 1 and 2 are in English, and the issue is of PV. They would be published in PV. For the other title, use --publisher.',
    },
  ])
})

test.each([
  [
    'a date far away',
    ['--date', '2026-12-15', '--edition', '4'],
    "The date 2026-12-15 is 31 days from now; today's issue is of 2026-11-14. The issue would be published under 2026-12-15. (date)",
  ],
  [
    'a release time that has passed',
    [...ISSUE, '--early', '02:30'],
    '--early 02:30 has passed: it is 03:00 on 2026-11-15. Readers would see the issue at once. (release)',
  ],
  [
    'an issue of an earlier day, which would open at once,',
    ['--date', '2026-11-13', '--edition', '4'],
    'The release of 2026-11-13, 07:00, has passed: it is 03:00 on 2026-11-15. Readers would see the issue at once. (release)',
  ],
])('%s is a question', async (_what, issue, sentence) => {
  const { press } = await openNewsroom()
  const folder = folderWith(await pages('Tanks fill'))
  const { code, notes } = await operatorAt({ press }).run('press', 'publish', folder, ...issue)
  expect(code).toBe(3)
  expect(notes).toContain(sentence)
})

test('an issue that is late today is no question', async () => {
  const { press } = await openNewsroom()
  const late = { ...press, now: () => new Date('2026-11-15T08:00:00+05:30') }
  const folder = folderWith(await pages('Tanks fill'))
  const { code, out } = await operatorAt({ press: late }).run(
    ...['press', 'publish', folder, ...ISSUE, '--dry-run'],
  )
  expect(code).toBe(0)
  expect(out).toContain('note: The release of 2026-11-15, 07:00, has passed: it is 08:00')
})

test('an edition of the other title is refused, and the message names the title', async () => {
  const { press } = await openNewsroom()
  const folder = folderWith(await pages('Tanks fill'))
  const issue = ['--date', '2026-11-15', '--edition', '2']
  const { code, notes } = await operatorAt({ press }).run('press', 'publish', folder, ...issue)
  expect(code).toBe(1)
  expect(notes).toContain('DH has: 2 Bengaluru City. For DH, use --publisher DH.')
})

test('--yes takes the names of questions only', async () => {
  const { publish } = await openNewsroom()
  const { code, notes } = await publish(await pages('Tanks fill'), '--yes', 'everything')
  expect(code).toBe(2)
  expect(notes).toContain(
    '--yes everything: no such question. There are: date, file-date, release, title',
  )
})
