import type { Page as Screen } from '@playwright/test'
import type { EpaperData, Page } from '#contract/issues.ts'
import { subscribe } from './accounts.ts'
import { expect, test } from './journey.ts'

/** Pages of the sample whose stories are the same every day, apart from the first. */
const FRONT = 0
const CITY = 1
const SPORT = 6

const WITH_PICTURE_AND_QUOTE = 'ಇಂಗುಬಾವಿಗೆ ಇಳಿದ ಮಳೆ: ಕೊಳವೆಬಾವಿಗೆ ಮರುಜೀವ'
const WITH_TABLE = 'ಸ್ಕೋರ್ ಕಾರ್ಡ್: ಮಲೆಸಿರಿ ಕ್ರಿಕೆಟ್ ಕ್ಲಬ್ (ಗುರಿ 249)'

test('a screen reader reads pages as stories in order, and articles with their blocks', async ({
  page,
}) => {
  await subscribe(page)
  const pages = await pagesOfToday(page)
  const main = page.getByRole('main')

  for (const index of [FRONT, CITY, SPORT]) {
    await page.goto(`/?pageNumber=${index}`)
    await expect(main).toMatchAriaSnapshot(treeOfPage(pages[index]))
    await expect(storiesOf(page)).toMatchAriaSnapshot(storyTree(pages[index]))
  }
  await openInPlace(page, WITH_TABLE)
  await expect(storiesOf(page).getByRole('article', { name: WITH_TABLE })).toMatchAriaSnapshot(`
    - heading [level=2]:
      - button [expanded]
    - region:
      - table:
        - rowgroup
        - rowgroup:
          - row:
            - rowheader "ಪ್ರಥಮ್"
            - cell "ಸಿ ಹರೀಶ್ ಬಿ ದರ್ಶನ್"
            - cell "18"
  `)
  await page.keyboard.press('ArrowLeft')
  await expect(
    page.locator('[aria-live]').filter({ hasText: nameOf(pages[SPORT - 1]) }),
  ).toHaveCount(1)

  await page.goto(`/?pageNumber=${CITY}`)
  await openInPlace(page, WITH_PICTURE_AND_QUOTE)
  await expect(
    storiesOf(page).getByRole('article', { name: WITH_PICTURE_AND_QUOTE }),
  ).toMatchAriaSnapshot(`
    - heading [level=2]:
      - button [expanded]
    - heading [level=3]
    - paragraph
    - figure:
      - button:
        - img
    - paragraph
    - heading [level=4]
    - paragraph
    - figure:
      - blockquote:
        - paragraph
    - paragraph
  `)

  await page.goto(addressOf(pages, CITY, WITH_PICTURE_AND_QUOTE))
  await expect(page.getByRole('article')).toMatchAriaSnapshot(`
    - paragraph:
      - time
      - link "Page 2"
    - ${node('heading', WITH_PICTURE_AND_QUOTE, '[level=1]')}
    - heading [level=2]
    - paragraph
    - figure:
      - button:
        - img
    - paragraph
    - heading [level=3]
    - paragraph
    - figure:
      - blockquote:
        - paragraph
    - paragraph
  `)
  await expect(main.getByRole('navigation', { name: 'More articles' })).toMatchAriaSnapshot(`
    - link /^Previous article/
    - link /^Next article/
  `)

  await page.goto(addressOf(pages, SPORT, WITH_TABLE))
  await expect(page.getByRole('article')).toMatchAriaSnapshot(`
    - paragraph:
      - link "Page 7"
    - ${node('heading', WITH_TABLE, '[level=1]')}
    - region:
      - table:
        - rowgroup:
          - row:
            - /children: equal
            - columnheader "ಬ್ಯಾಟರ್"
            - columnheader "ಔಟಾದ ಬಗೆ"
            - columnheader "ರನ್"
            - columnheader "ಎಸೆತ"
            - columnheader "4"
            - columnheader "6"
        - rowgroup:
          - row:
            - rowheader "ಪ್ರಥಮ್"
            - cell "ಸಿ ಹರೀಶ್ ಬಿ ದರ್ಶನ್"
            - cell "18"
  `)
})

async function pagesOfToday(page: Screen): Promise<Page[]> {
  const { today, publisher, defaultEdition } = await (await page.request.get('/api/config')).json()
  const query = `date=${today.replaceAll('-', '')}&edition=${defaultEdition}&publisher=${publisher}`
  const data: EpaperData = await (await page.request.get(`/api/epaper/data?${query}`)).json()
  return data.sections.flatMap((section) => section.pages)
}

const nameOf = (page: Page | undefined) => `${page?.displayName}, ${page?.articles.length} articles`

/** The picture under its name, then every story and every advertisement, and nothing else in the list. */
function treeOfPage(page: Page | undefined): string {
  const titles = page?.articles.map(({ title }) => title) ?? []
  const links = [...titles, ...(page?.ads ?? []).map(() => 'Advertisement')]
  const items = links.flatMap((name) => ['  - listitem:', `    - ${node('link', name)}`])
  return [
    '- heading [level=1]',
    `- img "${nameOf(page)}"`,
    '- list:',
    '  - /children: equal',
    ...items,
  ].join('\n')
}

const storiesOf = (page: Screen) => page.getByRole('region', { name: 'Stories of this page' })

/** Every story under its headline, closed. */
function storyTree(page: Page | undefined): string {
  const stories = page?.articles.flatMap(({ title }) => [
    `  - ${node('article', title)}:`,
    `    - ${node('heading', title, '[level=2]')}:`,
    `      - ${node('button', title, '[expanded=false]')}`,
  ])
  return ['- region:', '  - /children: equal', ...(stories ?? [])].join('\n')
}

/** As a screen reader does: the button is not visible, so that it has no place for a pointer. */
async function openInPlace(page: Screen, title: string): Promise<void> {
  const button = storiesOf(page).getByRole('button', { name: title })
  await button.evaluate((element: HTMLElement) => element.click())
}

/** A line of an ARIA snapshot, quoted for YAML: a name may contain a colon. */
function node(role: string, name: string, state = ''): string {
  return `'${`${role} ${JSON.stringify(name)} ${state}`.trim().replaceAll("'", "''")}'`
}

function addressOf(pages: readonly Page[], index: number, title: string): string {
  const article = pages[index]?.articles.find((one) => one.title === title)
  if (!article) throw new Error(`Page ${index + 1} has no story '${title}'`)
  return `/article/${article.id}?pageNumber=${index}`
}
