import { expect, test } from 'vitest'
import '#contract/no-eval.ts'

test('zod does not use eval', async () => {
  const { config } = await import('zod')

  expect(config()).toMatchObject({ jitless: true })
})
