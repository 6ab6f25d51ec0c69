import { expect, test } from 'vitest'
import { SECOND_MS } from '#contract/durations.ts'
import { EpaperData } from '#contract/issues.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { dataOf, GROUPS, serverWithIssues } from './testing.ts'

const NAMES = { en: 'Bengaluru City', kn: 'ಬೆಂಗಳೂರು ನಗರ' }

test('an issue carries the names of its edition, sections and pages by language', async () => {
  const { get, services, clock } = await serverWithIssues({
    kind: 'subscriber',
    archive: { kind: 'everything' },
    earlyAccess: false,
  })
  await get(dataOf('20261115'))
  const groups = GROUPS.map((group) => ({
    ...group,
    editions: group.editions.map((edition) =>
      edition.id === 4 ? { ...edition, edition_names: NAMES } : edition,
    ),
  }))
  await saveEditionGroups(services.db, 'PV', groups)
  clock.moveTo(new Date(clock.now().getTime() + SECOND_MS))

  const issue = EpaperData.parse(await (await get(dataOf('20261115'))).json())

  expect(issue.edition).toMatchObject({ edition_name: 'Bengaluru City', edition_names: NAMES })
  const [section] = issue.sections
  expect(section).toMatchObject({ name: 'Main', names: { en: 'Main', kn: 'ಮುಖ್ಯ ಸಂಚಿಕೆ' } })
  expect(section?.pages.map(({ displayName, names }) => [displayName, names])).toEqual([
    // The press named it: the newsroom gave no Kannada name.
    ['01 Front Page', { en: 'Front Page', kn: 'ಮುಖಪುಟ' }],
    ['02 City', { en: 'City', kn: 'ನಗರ' }],
  ])
  const other = EpaperData.parse(await (await get(dataOf('20261115', 5))).json())
  expect(other.edition).not.toHaveProperty('edition_names')
})
