import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

const PHONE = { width: 390, height: 844 }
const TABLET = { width: 820, height: 1180 }
const DESKTOP = { width: 1440, height: 900 }
export const SIZES = [PHONE, TABLET, DESKTOP] as const

/** Resizes the open screen, which is faster than opening it at each size. */
export async function expectAccessibleOnPhoneAndDesktop(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page, `${size.width} px`)
    if (size !== TABLET) await expectAccessible(page)
  }
}

/** Fails when content stays wider than the screen. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(tooWide, where).toBeLessThanOrEqual(0)
}

export async function expectAccessible(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis)
  if (!isLoaded) await page.evaluate(readFileSync(AXE, 'utf8'))
  const violations = await page.evaluate(async () => {
    const axe = Reflect.get(globalThis, 'axe')
    // During a transition from a disabled to an enabled button the contrast is too low for a moment.
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
    const { violations } = await axe.run()
    return violations.map(({ id, help, nodes }: AxeViolation) => ({
      id,
      help,
      where: nodes.map(({ html }) => html),
    }))
  })
  expect(violations).toEqual([])
}

interface AxeViolation {
  id: string
  help: string
  nodes: { html: string }[]
}
