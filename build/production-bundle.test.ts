import { build } from 'vite'
import { expect, test } from 'vitest'

/** A sentence of the sandbox gateway's checkout. */
const SANDBOX = 'This stands in for Razorpay'

test('the sandbox checkout is only in the script that stand-ins serve', async () => {
  const built = await build({ logLevel: 'error', build: { write: false } })
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const scripts = files.filter(({ fileName }) => fileName.endsWith('.js'))
  const withSandbox = scripts.filter((file) =>
    ('code' in file ? file.code : String(file.source)).includes(SANDBOX),
  )

  expect(scripts.map(({ fileName }) => fileName)).toContain('provider/accesstype.js')
  expect(withSandbox.map(({ fileName }) => fileName)).toEqual(['dev/sandbox-checkout.js'])
}, 60_000)
