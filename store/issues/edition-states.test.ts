import { expect, test } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { DEFAULT_RELEASE_HOURS } from '#domain/release-hours.ts'
import { editionStates } from './edition-states.ts'
import { saveEditionGroups } from './editions.ts'
import { publishVersion } from './publish.ts'
import { key, openStore, version } from './testing.ts'
import { hideIssue } from './versions.ts'

const at = (time: string) => new Date(`${key.date}T${time}:00+05:30`)

const dueAt = at('06:30')

const published = (time: string, release = '06:30') => ({
  published_at: at(time),
  early_release_at: at(release),
  general_release_at: at(release),
})

test('each edition of each title has a state, and a missing issue is late', async () => {
  const db = await openStore()
  await saveEditionGroups(db, 'DH', [
    {
      parent_edition: 'Bengaluru',
      editions: [{ id: 2, edition_number: 2, edition_name: 'Bengaluru' }],
    },
  ])
  await publishVersion(db, key, version('v1', 1), published('04:10'))
  await publishVersion(db, { ...key, edition: 5 }, version('v1', 1), published('04:20', '09:00'))
  const yesterday = addDays(key.date, -1)
  await publishVersion(
    db,
    { ...key, edition: 6, date: yesterday },
    version('v1', 1),
    published('04:00'),
  )

  const states = await editionStates(db, DEFAULT_RELEASE_HOURS, at('07:00'))

  const { date } = key
  expect(states).toEqual([
    { title: 'DH', editionId: 2, name: 'Bengaluru', date, dueAt, state: 'late' },
    {
      title: 'PV',
      editionId: 4,
      name: 'Bengaluru City',
      date,
      dueAt,
      state: 'out',
      publishedAt: at('04:10'),
      releasedAt: at('06:30'),
    },
    {
      title: 'PV',
      editionId: 5,
      name: 'Bengaluru Rural',
      date,
      dueAt,
      state: 'expected',
      publishedAt: at('04:20'),
    },
    { title: 'PV', editionId: 6, name: 'Hubballi', date, dueAt, state: 'late' },
  ])
})

test('a correction does not change when an issue was released', async () => {
  const db = await openStore()
  await publishVersion(db, key, version('v1', 1), published('08:10'))
  await publishVersion(db, key, version('v2', 1), published('11:00'))

  const [city] = await editionStates(db, DEFAULT_RELEASE_HOURS, at('12:00'))

  expect(city).toMatchObject({ state: 'out', releasedAt: at('08:10') })
})

test('an unpublished issue is missing', async () => {
  const db = await openStore()
  await publishVersion(db, key, version('v1', 1), published('04:10'))
  await hideIssue(db, key)

  const [city] = await editionStates(db, DEFAULT_RELEASE_HOURS, at('12:00'))

  expect(city).toEqual({
    title: 'PV',
    editionId: 4,
    name: 'Bengaluru City',
    date: key.date,
    dueAt,
    state: 'missing',
  })
})
