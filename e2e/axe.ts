import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Finds nothing wrong for readers with a keyboard, a screen reader or weak sight. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(readFileSync(AXE, 'utf8'))
  const violations = await page.evaluate(async () => {
    const axe = Reflect.get(globalThis, 'axe')
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
