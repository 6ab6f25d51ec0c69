import { expect, test } from 'vitest'
import { readPackage } from './read-package.ts'
import { folderWith, onePagePdf, smallJpeg } from './testing.ts'

const table = (
  pages: string,
  files = '',
  logical = '',
) => `<mets><fileSec><fileGrp>${files}</fileGrp></fileSec>
<structMap TYPE="PHYSICAL"><div>${pages}</div></structMap>
<structMap TYPE="LOGICAL"><div>${logical}</div></structMap></mets>`
const file = (id: string, href: string) => `<file ID="${id}"><FLocat href="${href}"/></file>`
const page = (order: number, ...files: string[]) =>
  `<div TYPE="PAGE" ORDER="${order}">${files.map((id) => `<fptr FILEID="${id}"/>`).join('')}</div>`
const article = (block: string) =>
  `<div TYPE="ARTICLE" ID="a1"><fptr><area FILEID="t1" BEGIN="${block}"/></fptr></div>`
const alto = (blocks: string) => `<alto><Page WIDTH="100" HEIGHT="100">${blocks}</Page></alto>`

test.each<[string, Record<string, string>, string[]]>([
  [
    'without pages',
    { 'm.xml': '<mets/>' },
    [
      'm.xml lists no pages: it has no div of the type PAGE (or TITLE_PAGE, CONTENT_PAGE, ILLUSTRATION_PAGE, ADVERTISEMENT_PAGE) and no ALTO file; its divs have no type',
    ],
  ],
  [
    'that is truncated',
    { 'm.xml': '<mets><fileSec>' },
    ['m.xml is not well-formed XML (line 1, column 15: unclosed tag: fileSec)'],
  ],
  [
    'with a second issue',
    {
      'a.xml': table(page(1, 't1'), file('t1', '1.xml')).replace(
        '<mets>',
        '<mets LABEL="2026-11-14">',
      ),
      'b.xml': table(page(1, 't2') + page(2), file('t2', '2.xml')),
    },
    [
      'the folder describes 2 issues: a.xml (2026-11-14, 1 page), b.xml (without a date, 2 pages). Give one of these files instead of the folder',
    ],
  ],
  [
    'without a METS file',
    { '1.xml': alto('') },
    [
      'the folder contains neither edition.json nor a METS file: 1.xml has another root element than mets',
    ],
  ],
  [
    'whose text is in another folder',
    {
      'm.xml': table(
        page(1, 't1') + page(2, 't2'),
        file('t1', 'ALTO/1.xml') + file('t2', 'ocr/2.XML'),
      ),
      'ocr/2.xml': alto(''),
    },
    [
      'page 1: ALTO/1.xml is missing: the package has no folder ALTO',
      'page 2: ocr/2.XML is missing: its folder ocr has 2.xml',
    ],
  ],
  [
    'whose files are outside the folder or missing',
    {
      'm.xml': table(
        page(1, 't1', 'i1') + page(2, 't2'),
        file('t1', '../t.xml') + file('i1', '/etc/1.tif') + file('t2', 't2.xml'),
      ),
    },
    [
      'page 1: /etc/1.tif is an absolute path: use a path relative to the folder',
      'page 1: ../t.xml points outside the folder',
      'page 2: t2.xml is missing: the package has m.xml',
    ],
  ],
  [
    'with a gap',
    { 'm.xml': table(page(1) + page(3)) },
    ['page 2 is missing: pages are numbered from 1 without gaps'],
  ],
  [
    'whose article refers to a missing block',
    { 'm.xml': table(page(1, 't1'), file('t1', 't1.xml'), article('b9')), 't1.xml': alto('') },
    [
      'page 1: article a1 refers to b9, but t1.xml has no block, line or word with that id (it has no ids). Send the ALTO file that was made together with this METS file.',
    ],
  ],
  [
    'whose article ends before it begins',
    {
      'm.xml': table(page(1, 't1'), file('t1', 't1.xml'), article('w2" END="w1')),
      't1.xml': alto('<TextBlock ID="b1"><String ID="w1"/><String ID="w2"/></TextBlock>'),
    },
    ['page 1: article a1 has an area from w2 to w1, which comes before it'],
  ],
  [
    'whose article is outside the page',
    {
      'm.xml': table(page(1, 't1'), file('t1', 't1.xml'), article('b1')),
      't1.xml': alto('<TextBlock ID="b1" HPOS="200" VPOS="0" WIDTH="50" HEIGHT="50"/>'),
    },
    ['page 1: article a1 has a block outside the page (b1)'],
  ],
  [
    'with ten thousand pages',
    { 'm.xml': table(Array.from({ length: 10_000 }, (_, index) => page(index + 1)).join('')) },
    ['10000 pages: an issue has at most 400'],
  ],
])('METS %s is refused', async (_how, files, faults) => {
  expect(await readPackage(await folderWith(files))).toEqual({ kind: 'invalid', faults })
})

test('a page uses its PDF rather than an image', async () => {
  const files = file('i1', 'thumb.jpg') + file('i2', 'page.jpg') + file('p1', 'page.pdf')
  const folder = await folderWith({
    'm.xml': table(page(1, 'i1', 'i2', 'p1'), files),
    'thumb.jpg': await smallJpeg(),
    'page.jpg': await smallJpeg(),
    'page.pdf': await onePagePdf(),
  })
  const printed = { kind: 'pdf', path: expect.stringMatching(/page\.pdf$/) }
  expect(await readPackage(folder)).toMatchObject({ issue: { pages: [{ file: printed }] } })
})

test('a METS file without articles gives pages without article regions and a note', async () => {
  const folder = await folderWith({
    'm.xml': table(page(1, 't1'), file('t1', 't1.xml')),
    't1.xml': alto('<TextBlock ID="b1"><String CONTENT="a"/></TextBlock>'),
  })
  expect(await readPackage(folder)).toMatchObject({
    kind: 'valid',
    issue: {
      pages: [{ content: { articles: [], ads: [] } }],
      notes: expect.arrayContaining([
        'no articles are marked in the METS file: the pages have no article regions',
      ]),
    },
  })
})

test('a METS file with too many links is refused before it fills the memory', async () => {
  const locators = Array.from({ length: 5000 }, (_, index) => `<smLocatorLink href="#d${index}"/>`)
  const links = `<structLink><smLinkGrp>${locators.join('')}</smLinkGrp></structLink>`
  const folder = await folderWith({ 'm.xml': `<mets>${links}</mets>` })
  expect(await readPackage(folder)).toEqual({
    kind: 'invalid',
    faults: ['m.xml has more than 1000000 links'],
  })
})
