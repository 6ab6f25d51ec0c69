import type { Page } from '@playwright/test'
import { translate } from '#domain/translate.ts'
import { kannada } from '#web/i18n/kannada.ts'
import { subscribe } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { openFirstArticle } from './open-article.ts'
import { addressOf, TITLE_SERVERS, type TitleServer } from './titles.ts'

const LANGUAGES = ['en', 'kn'] as const
type Language = (typeof LANGUAGES)[number]

const PUBLIC_SCREENS = [
  ['/subscribe', 'Choose your plan'],
  ['/faqs', 'FAQs'],
  ['/contact', 'Get In Touch'],
  ['/legal-and-privacy-policy?tab=terms', 'Terms and privacy'],
  ['/search', 'Search'],
  ['/archive', 'Archive'],
  ['/saved-articles', 'Saved Articles'],
  ['/stories', 'Stories'],
] as const

for (const title of TITLE_SERVERS) {
  test.describe(title.brand, () => {
    test.use({ baseURL: addressOf(title) })

    for (const language of LANGUAGES) {
      const t = translator(language)

      test(`a subscriber reads the paper, in ${language}`, async ({ page }) => {
        await subscribe(page, -1, title)
        await switchLanguage(page, language)
        await expect(page).toHaveTitle(new RegExp(`${title.names[language]}$`))
        const config = await (await page.request.get('/api/config')).json()
        expect(config).toMatchObject({ brand: title.brand, defaultEdition: title.edition })

        const expectPage = (number: number) =>
          expect(
            page.getByRole('button', { name: new RegExp(`^${t('Page')}: ${number} /`) }),
          ).toBeVisible()
        await expectPage(1)
        await page.keyboard.press('ArrowRight')
        await expectPage(2)
        await openFirstArticle(page)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.getByRole('button', { name: t('Larger text') }).click()
        await expectAccessible(page)
        await page.getByRole('button', { name: t('Close') }).click()
        await expectPage(2)
      })

      test(`every public screen opens for a visitor, in ${language}`, async ({ page }) => {
        await page.goto('/')
        await switchLanguage(page, language)
        const firstHtml = await (await page.request.get('/')).text()
        expect(firstHtml).toContain(`<html data-brand="${title.brand}" lang="${language}">`)
        if (isSecond(title)) await expectAccessible(page)
        for (const [path, heading] of PUBLIC_SCREENS) {
          await page.goto(path)
          await expect(page.getByRole('heading', { name: t(heading) }).first()).toBeAttached()
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          if (isSecond(title)) await expectAccessible(page)
        }
      })
    }
  })
}

/** Other journeys check the accessibility of the first title's screens. */
const isSecond = (title: TitleServer) => title !== TITLE_SERVERS[0]

function translator(language: Language) {
  return (key: string) => translate(language, language === 'kn' ? kannada : {}, key)
}

/** Uses the switch in the side menu, which the browser remembers. */
async function switchLanguage(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: /^(Menu|ಮೆನು)$/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  if (language === 'kn') await page.getByRole('button', { name: 'ಕನ್ನಡ', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}
