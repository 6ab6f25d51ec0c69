import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { altoParagraphs } from './alto-text.ts'
import { readAlto } from './read-alto.ts'
import { folderWith } from './testing.ts'

async function altoFile(content: string | Uint8Array): Promise<string> {
  return join(await folderWith({ 'page.xml': content }), 'page.xml')
}

const pageOf = (inside: string) =>
  `<alto><Layout><Page WIDTH="10" HEIGHT="20">${inside}</Page></Layout></alto>`

const bomb = `<!DOCTYPE alto [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>`
const outside = '<!DOCTYPE alto [<!ENTITY f SYSTEM "file:///etc/passwd">]>'

test.each([
  ['no XML', 'Dear editor', /^is not well-formed XML \(line 1, column \d+: /],
  ['cut short', '<alto><Layout>', /^is not well-formed XML/],
  ['another format', '<html/>', 'is not an ALTO file: its root element is <html>'],
  [
    'in an unknown unit',
    '<alto><MeasurementUnit>ell</MeasurementUnit></alto>',
    /^uses the unit ell/,
  ],
  ['without a page', '<alto/>', 'has 0 pages instead of one'],
  [
    'of two pages',
    '<alto><Page WIDTH="1" HEIGHT="1"/><Page/></alto>',
    'has 2 pages instead of one',
  ],
  ['of unknown size', '<alto><Page/></alto>', 'does not give the size of its page'],
  ['an entity bomb', `${bomb}<alto>&b;</alto>`, /undefined entity/],
  ['including a file by entity', `${outside}<alto><Page a="&f;"/></alto>`, /undefined entity/],
  ['nested too deep', '<a>'.repeat(100_000), 'nests deeper than 100 tags'],
  ['full of tags', `<alto>${'<a/>'.repeat(600_000)}</alto>`, 'has more than 500000 tags'],
  ['too large', `<alto>${' '.repeat(33 * 1024 * 1024)}</alto>`, 'is larger than 32 MB'],
  ['not UTF-8', Buffer.from('<alto>\xe9</alto>', 'latin1'), /^is not in the encoding it declares/],
  [
    'in an unknown encoding',
    '<?xml version="1.0" encoding="x-odd"?><alto/>',
    /^uses an unsupported encoding/,
  ],
])('an ALTO file that is %s is refused', async (_how, content, fault) => {
  const reading = await readAlto(await altoFile(content))
  expect(reading).toEqual({ fault: fault instanceof RegExp ? expect.stringMatching(fault) : fault })
})

test.each([
  [
    'Latin-1',
    Buffer.from(
      '<?xml version="1.0" encoding="ISO-8859-1"?>' +
        pageOf('<TextBlock ID="b"><String CONTENT="\xe9t\xe9"/></TextBlock>'),
      'latin1',
    ),
  ],
  [
    'UTF-16',
    Buffer.from(
      `\ufeff${pageOf('<TextBlock ID="b"><String CONTENT="été"/></TextBlock>')}`,
      'utf16le',
    ),
  ],
])('an ALTO file in %s is read', async (_encoding, content) => {
  const reading = await readAlto(await altoFile(content))
  const block = 'page' in reading ? reading.page.blocks.get('b') : undefined
  expect(block && altoParagraphs([{ block }]).paragraphs).toEqual(['été'])
})

const LINES = 1700

function largePage(): string {
  const word =
    '<String HPOS="100" VPOS="200" WIDTH="80" HEIGHT="20" WC="0.98" CC="00000" CONTENT="paper"/><SP WIDTH="8"/>'
  const line = `<TextLine HPOS="100" VPOS="200" WIDTH="900" HEIGHT="20">${word.repeat(8)}</TextLine>`
  const blocks = Array.from({ length: LINES / 10 }, (_, index) => {
    return `<TextBlock ID="b${index}" HPOS="1" VPOS="1" WIDTH="5" HEIGHT="5">${line.repeat(10)}</TextBlock>`
  })
  return pageOf(blocks.join('\n'))
}

test('an ALTO file of 1.5 MB uses less than 8 MB of memory', async () => {
  const content = largePage()
  expect(content.length).toBeGreaterThan(1_500_000)
  const path = await altoFile(content)
  const before = heapInUse()

  const reading = await readAlto(path)

  const grown = heapInUse() - before
  const blocks = 'page' in reading ? [...reading.page.blocks.values()] : []
  expect(blocks.flatMap((block) => block.words)).toHaveLength(LINES * 8)
  expect(grown).toBeLessThan(8 * 1024 * 1024)
})

/** Heap size after garbage collection. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
  return process.memoryUsage().heapUsed
}
