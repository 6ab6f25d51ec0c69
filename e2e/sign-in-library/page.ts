import type { BrowserContext, Page } from '@playwright/test'
import { codeSentTo, newEmail } from '../journey.ts'
import { bundleOf, type LibraryVersion } from './bundle.ts'

const BLANK = '/blank-page-for-the-library'

const bundles = new Map<LibraryVersion, Promise<string>>()

/** Opens an empty page that loads the library. */
export async function openPage(
  context: BrowserContext,
  version: LibraryVersion,
  mode: 'cookie' | 'header',
): Promise<Page> {
  const page = await context.newPage()
  bundles.set(version, bundles.get(version) ?? bundleOf(version))
  const body = await bundles.get(version)
  await page.route('**/library.js', (route) =>
    route.fulfill({ body: body ?? '', contentType: 'text/javascript' }),
  )
  const html = { body: '<script src="/library.js"></script>', contentType: 'text/html' }
  await page.route(`**${BLANK}`, (route) => route.fulfill(html))
  await page.goto(BLANK)
  await page.evaluate((tokens) => window.libraryCalls.open(tokens), mode)
  return page
}

export async function signIn(page: Page, email = newEmail()) {
  await page.evaluate((address) => window.libraryCalls.createCode({ email: address }), email)
  const code = await codeSentTo(page.request, email)
  return page.evaluate((typed) => window.libraryCalls.consumeCode(typed), code)
}

export const isSignedIn = (page: Page) => page.evaluate(() => window.libraryCalls.isSignedIn())
export const statusOf = (page: Page, path: string) =>
  page.evaluate((url) => window.libraryCalls.status(url), path)

/** Every supported version of the library, and where it stores its tokens. */
export const EVERY_LIBRARY = [
  ['latest', 'cookie'],
  ['latest', 'header'],
  ['old', 'cookie'],
  ['old', 'header'],
] as const
