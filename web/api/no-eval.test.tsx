import { expect, test } from 'vitest'
import './no-eval.ts'

test('zod, when it is loaded, tries no eval', async () => {
  const { config } = await import('zod')

  expect(config()).toMatchObject({ jitless: true })
})
