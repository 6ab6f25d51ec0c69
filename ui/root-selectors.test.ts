import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** `:has()` of the root element, unless an attribute that the open reader does not have comes first. */
const SLOW = /^\s*(?:html|:root)(?!\[data-modal\]|:not\(\[data-stage\]\))\S*:has\(.*/gm

const stylesOf = (room: string) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.startsWith('dist'))
    .map((file) => `${room}/${file}`)

test('no rule looks into the whole document each time a page of the paper is turned', () => {
  const found = [...stylesOf('ui'), ...stylesOf('web')].flatMap((file) =>
    (readFileSync(file, 'utf8').match(SLOW) ?? []).map((rule) => `${file}: ${rule.trim()}`),
  )
  expect(found).toEqual([])
})
