import { expect, test } from 'vitest'
import type { OnlyHere } from '#contract/stories.ts'
import type { IssueKey } from '#domain/access.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { hideIssue } from '#store/issues/versions.ts'
import { GROUPS, issueKey } from '../issues/testing.ts'
import { publishArticles, type TestArticle } from '../search/testing.ts'
import { createTestServer } from '../testing.ts'

const KANNADA = {
  id: 'kn',
  title: 'ಸಿರಿಗೆರೆ ಕೆರೆಗೆ ನೀರು',
  text: 'ಸಿರಿಗೆರೆ ಕೆರೆಗೆ ₹4.5 ಕೋಟಿ ವೆಚ್ಚದಲ್ಲಿ 12 ಕಿ.ಮೀ ಕಾಲುವೆ ನಿರ್ಮಿಸಲಾಗುವುದು ಎಂದು ಎಂಜಿನಿಯರ್ ಬಸವರಾಜ ಕುಂಬ್ರಿ ಹಾಸನದಲ್ಲಿ ತಿಳಿಸಿದರು.',
}
const OTHER = { id: 'other', title: 'ಮಳೆ', text: 'ಹಾಸನದಲ್ಲಿ ಭಾನುವಾರ 31 ಮಿ.ಮೀ ಮಳೆಯಾಯಿತು.' }
const ENGLISH = {
  id: 'en',
  title: 'Canal to fill Sirigere lake',
  text: 'Basavaraj Kumbri said in Hassan that a 12-km canal to Sirigere would cost Rs 4.5 crore.',
}
const ENGLISH_ISSUE: IssueKey = { ...issueKey('2026-11-15', 2), publisher: 'DH' }

async function serverWithBothPapers(
  settings: Record<string, string> = { SISTER_URL: 'https://courier.example/' },
) {
  const server = await createTestServer(settings, {
    kind: 'subscriber',
    archive: { kind: 'everything' },
    earlyAccess: false,
  })
  const { services } = server
  await saveEditionGroups(services.db, 'PV', GROUPS)
  const editions = [2, 5].map((id) => ({ id, edition_number: id, edition_name: `Edition ${id}` }))
  await saveEditionGroups(services.db, 'DH', [{ parent_edition: 'State', editions }])
  const publish = (articles: TestArticle[], key: IssueKey, version = 'v1', opens?: Date) =>
    publishArticles(services, [articles], { key, version, ...(opens && { opens }) })
  const sisterPaper = async ({ publisher, date, edition } = issueKey('2026-11-15')) => {
    const day = date.replaceAll('-', '')
    const path = `/api/epaper/only-here?publisher=${publisher}&date=${day}&edition=${edition}`
    const reply: OnlyHere = await (await server.app.request(path)).json()
    return reply.sisterPaper
  }
  return { services, publish, sisterPaper }
}

const LINK = { id: 'en', date: '2026-11-15', edition: 2, pageIndex: 0 }

test.each(['Kannada', 'English'])(
  'articles about the same event are linked, also if the %s paper is first',
  async (first) => {
    const { publish, sisterPaper } = await serverWithBothPapers()
    const kannada = () => publish([OTHER, KANNADA], issueKey('2026-11-15'))
    const english = () => publish([ENGLISH], ENGLISH_ISSUE)
    for (const paper of first === 'Kannada' ? [kannada, english] : [english, kannada]) await paper()

    expect(await sisterPaper()).toEqual({
      url: 'https://courier.example',
      articles: [{ articleId: 'kn', sister: LINK }],
    })
    expect((await sisterPaper(ENGLISH_ISSUE))?.articles).toEqual([
      { articleId: 'en', sister: { id: 'kn', date: '2026-11-15', edition: 4, pageIndex: 0 } },
    ])
  },
)

test('a link follows the versions, editions and releases of the sister paper', async () => {
  const { services, publish, sisterPaper } = await serverWithBothPapers()
  const links = async () => (await sisterPaper())?.articles.map(({ sister }) => sister)
  await publish([KANNADA], issueKey('2026-11-15'))
  const later = { ...ENGLISH_ISSUE, edition: 5 }
  await publish([ENGLISH], later, 'v1', new Date('2030-01-01'))
  expect(await links()).toEqual([])

  await publish([ENGLISH], ENGLISH_ISSUE)
  expect(await links()).toEqual([LINK])

  await publish([{ ...ENGLISH, text: 'A canal will be dug.' }], ENGLISH_ISSUE, 'v2')
  expect(await links()).toEqual([])

  await publish([ENGLISH], ENGLISH_ISSUE, 'v3')
  expect(await links()).toEqual([LINK])
  await hideIssue(services.db, ENGLISH_ISSUE)
  expect(await links()).toEqual([])
})

test('tables of both papers are not linked', async () => {
  const { publish, sisterPaper } = await serverWithBothPapers()
  const lineRoles = 'httb'
  const kannada = 'ಹವಾಮಾನ\nಹಾಸನ ಸಾಧಾರಣ ಮಳೆ 27° 20°\nಕಾರವಾರ ಭಾರಿ ಮಳೆ 30° 24°\nಮಳೆ ಸಾಧ್ಯತೆ.'
  const english = 'Weather\nHassan Light rain 27° 20°\nKarwar Heavy rain 30° 24°\nRain likely.'
  const weather = { id: 'kn', title: 'ಹವಾಮಾನ', text: kannada, lineRoles }
  await publish([weather], issueKey('2026-11-15'))
  await publish([{ id: 'en', title: 'Weather', text: english, lineRoles }], ENGLISH_ISSUE)
  expect((await sisterPaper())?.articles).toEqual([])
})

test('without SISTER_URL there are no links', async () => {
  const { publish, sisterPaper } = await serverWithBothPapers({})
  await publish([KANNADA], issueKey('2026-11-15'))
  await publish([ENGLISH], ENGLISH_ISSUE)
  expect(await sisterPaper()).toBeUndefined()
})
