import { expect, test } from 'vitest'
import { packagesIn, readPackage } from './read-package.ts'
import { type Files, folderWith, smallJpeg } from './testing.ts'

/** Small packages in the shape that libraries write; the articles are ours. */

async function issueIn(files: Files) {
  const reading = await readPackage(await folderWith(files))
  if (reading.kind === 'invalid') throw new Error(reading.faults.join('\n'))
  return reading.issue
}

const area = (file: string, begin: string) =>
  `<mets:fptr><mets:area BETYPE="IDREF" FILEID="${file}" BEGIN="${begin}"/></mets:fptr>`
const sheet = (order: number, type: string, label = '') =>
  `<mets:div ID="DIVP${order}" ORDER="${order}" TYPE="${type}" ${label}><mets:fptr><mets:par>
    <mets:area FILEID="IMG${order}"/><mets:area FILEID="ALTO${order}" BETYPE="IDREF" BEGIN="P${order}"/>
  </mets:par></mets:fptr></mets:div>`
const bnfAlto = (page: number, text: string) => `<alto><Layout>
  <Page ID="P${page}" WIDTH="1000" HEIGHT="2000"><PrintSpace>
    <TextBlock ID="P${page}_TB1" HPOS="100" VPOS="200" WIDTH="300" HEIGHT="400">
      <TextLine><String CONTENT="${text}"/></TextLine></TextBlock>
  </PrintSpace></Page></Layout></alto>`

const bnfTypes = ['TITLE_PAGE', 'CONTENT_PAGE', 'ILLUSTRATION_PAGE', 'ADVERTISEMENT_PAGE']
const bnfMets = `<mets:mets xmlns:mets="http://www.loc.gov/METS/" xmlns:xlink="http://www.w3.org/1999/xlink">
  <mets:dmdSec ID="MODSMD_ISSUE1"><mets:mdWrap><mets:xmlData><mods:mods xmlns:mods="http://www.loc.gov/mods/v3">
    <mods:originInfo><mods:dateIssued qualifier="approximate">18.12.1924</mods:dateIssued></mods:originInfo>
  </mods:mods></mets:xmlData></mets:mdWrap></mets:dmdSec>
  <mets:fileSec>${bnfTypes
    .map(
      (_type, index) => `<mets:fileGrp>
      <mets:file ID="IMG${index + 1}"><mets:FLocat xlink:href="file://./Viewing/${index + 1}.jp2"/></mets:file>
      <mets:file ID="ALTO${index + 1}" MIMETYPE="text/xml"><mets:FLocat xlink:href="file://./ALTO/${index + 1}.xml"/></mets:file>
    </mets:fileGrp>`,
    )
    .join('')}</mets:fileSec>
  <mets:structMap TYPE="PHYSICAL"><mets:div TYPE="Newspaper">
    ${bnfTypes.map((type, index) => sheet(index + 1, type, index ? 'LABEL="s ?mm"' : '')).join('')}
  </mets:div></mets:structMap>
  <mets:structMap TYPE="LOGICAL"><mets:div TYPE="ISSUE"><mets:div TYPE="CONTENT">
    <mets:div ID="DIVL14" TYPE="ARTICLE" LABEL="The lake is full"><mets:div TYPE="BODY">${area('ALTO1', 'P1_TB1')}</mets:div></mets:div>
    <mets:div ID="DIVL15" TYPE="ADVERTISEMENT">${area('ALTO4', 'P4_TB1')}</mets:div>
  </mets:div></mets:div></mets:structMap></mets:mets>`

test('the four page types of the BnF are pages, each with its image and its text', async () => {
  const { date, pages, notes } = await issueIn({
    'issue-METS.xml': bnfMets,
    'Viewing/1.jpg': await smallJpeg(),
    ...Object.fromEntries(
      bnfTypes.map((_type, index) => [`ALTO/${index + 1}.xml`, bnfAlto(index + 1, 'Boats float.')]),
    ),
  })
  expect(date).toBe('1924-12-18')
  expect(pages.map(({ number, name }) => [number, name])).toEqual([
    [1, 'Front Page'],
    [2, 'Page 2'],
    [3, 'Page 3'],
    [4, 'Page 4'],
  ])
  expect(pages[0]).toMatchObject({
    file: { kind: 'image', path: expect.stringMatching(/Viewing\/1\.jpg$/) },
    content: { articles: [{ id: 'DIVL14', headline: 'The lake is full' }] },
  })
  expect(pages[2]?.whyNoFile).toBe('Viewing/3.jp2 is missing: its folder Viewing has no .jp2 file')
  expect(pages[3]?.content.ads).toMatchObject([{ id: 'DIVL15', text: 'Boats float.' }])
  expect(notes).toEqual([])
})

const word = (id: string, left: number, text: string) =>
  `<String ID="${id}" HPOS="${left}" VPOS="200" WIDTH="80" HEIGHT="20" CONTENT="${text}"/>`
const pagearea = (id: string, label: string, begin: string, end: string) =>
  `<div ID="${id}" TYPE="pagearea" LABEL="${label}">
    <fptr><area FILEID="img1-master" SHAPE="RECT" COORDS="1,1,2,2"/></fptr>
    <fptr><area FILEID="img1-alto" BETYPE="IDREF" BEGIN="${begin}" END="${end}"/></fptr></div>`
const locators = (...ids: string[]) =>
  ids.map((id) => `<smLocatorLink href="#${id}" label="${id}"/>`).join('')

const britishMets = `<mets TYPE="Newspaper"><fileSec><fileGrp>
  <file ID="img1-master"><FLocat href="1.jp2"/></file><file ID="img1-alto"><FLocat href="1.xml"/></file>
</fileGrp></fileSec>
<structMap TYPE="LOGICAL"><div ID="log1" TYPE="ISSUE"><div ID="art1" TYPE="ARTICLE"/><div ID="art2" TYPE="ARTICLE"/></div></structMap>
<structMap TYPE="PHYSICAL"><div ID="phys0" TYPE="physSequence"><div ID="phys1" ORDER="1" TYPE="page">
  <fptr FILEID="img1-master"/><fptr FILEID="img1-alto"/>
  ${pagearea('pa1', 'Headline', 'word1', 'word2')}
  ${pagearea('pa2', 'Textblock', 'word3', 'word5')}
  ${pagearea('pa3', 'Textblock', 'word6', 'word6')}
</div></div></structMap>
<structLink>
  <smLinkGrp>${locators('log1', 'phys0')}<smArcLink from="log1" to="phys0"/></smLinkGrp>
  <smLinkGrp>${locators('art1', 'pa1', 'pa2')}<smArcLink from="art1" to="pa1"/><smArcLink from="art1" to="pa2"/></smLinkGrp>
  <smLinkGrp>${locators('art2', 'pa3')}<smArcLink from="art2" to="pa3"/></smLinkGrp>
</structLink></mets>`

const britishAlto = `<alto><Layout><Page ID="P1" WIDTH="1000" HEIGHT="2000"><PrintSpace>
  <TextBlock ID="P1_TB1" HPOS="0" VPOS="200" WIDTH="600" HEIGHT="20"><TextLine ID="P1_TL1">
    ${word('word1', 0, 'Lake')}${word('word2', 100, 'full')}${word('word3', 200, 'Boats')}${word('word4', 300, 'float')}
  </TextLine></TextBlock>
  <TextBlock ID="P1_TB2" HPOS="600" VPOS="200" WIDTH="400" HEIGHT="20"><TextLine>
    ${word('word5', 600, 'again.')}${word('word6', 800, 'Rain.')}
  </TextLine></TextBlock></PrintSpace></Page></Layout></alto>`

test('areas of the British Library are ranges of words, over one block or several', async () => {
  const { pages } = await issueIn({ 'x_mets.xml': britishMets, '1.xml': britishAlto })
  expect(pages[0]?.content.articles).toMatchObject([
    {
      id: 'art1',
      headline: 'Lake full',
      paragraphs: ['Boats float', 'again.'],
      pieces: [
        { left: 0, top: 10, width: 18, height: 1 },
        { left: 20, top: 10, width: 18, height: 1 },
        { left: 60, top: 10, width: 8, height: 1 },
      ],
    },
    { id: 'art2', paragraphs: ['Rain.'] },
  ])
})

test('ALTO of another delivery gives one fault for each page, with the ids that it has', async () => {
  const other = britishAlto.replaceAll('"word', '"P1_ST')
  const folder = await folderWith({ 'x_mets.xml': britishMets, '1.xml': other })
  expect(await readPackage(folder)).toEqual({
    kind: 'invalid',
    faults: [
      'page 1: article art1 refers to word1 and 2 more areas to others, but 1.xml has no block, line or word with that id (its ids are like P1 and P1_TL1). Send the ALTO file that was made together with this METS file.',
    ],
  })
})

const manifest = (toc: string) => `<mets><dmdSec ID="DMD.2"><dc:date>1910-11-16</dc:date></dmdSec>
  <fileSec><fileGrp USE="ocr"><file ID="ocr.1" MIMETYPE="text/xml"><FLocat href="ocr/X1.xml"/></file></fileGrp>
  <fileGrp USE="toc"><file ID="toc.1" MIMETYPE="text/xml"><FLocat href="${toc}"/></file></fileGrp></fileSec>
  <structMap TYPE="physical"><div TYPE="set"><div TYPE="group"><div TYPE="object" ORDER="1"><fptr FILEID="ocr.1"/></div></div></div></structMap>
  <structMap TYPE="toc"><div TYPE="object"><fptr FILEID="toc.1"/></div></structMap></mets>`
const toc = `<mets><fileSec><fileGrp USE="ocr"><file ID="ocr.9"><FLocat href="../ocr/X1.xml"/></file></fileGrp></fileSec>
  <structMap TYPE="logical"><div TYPE="ISSUE"><div ID="DIV.32" TYPE="ARTICLE" LABEL="The widow">
  ${area('ocr.9', 'P1_TB1')}</div></div></structMap></mets>`

test('a METS file that lists another one takes its articles from there', async () => {
  const { date, pages } = await issueIn({
    'manifest.xml': manifest('toc/M46.xml'),
    'toc/M46.xml': toc,
    'ocr/X1.xml': bnfAlto(1, 'She left.'),
  })
  expect(date).toBe('1910-11-16')
  expect(pages).toHaveLength(1)
  expect(pages[0]?.content.articles).toMatchObject([
    { id: 'DIV.32', headline: 'The widow', paragraphs: ['She left.'] },
  ])
})

test('if the listed METS file is missing, a note says where it was looked for', async () => {
  const { notes } = await issueIn({
    'manifest.xml': manifest('toc/M46.xml'),
    'toc/T46.xml': toc,
    'ocr/X1.xml': bnfAlto(1, 'She left.'),
  })
  expect(notes).toContain(
    'manifest.xml lists a file as toc: toc/M46.xml is missing: its folder toc has T46.xml',
  )
})

const issueMets = (date: string, text: string) => `<mets LABEL="Star, ${date}">
  <fileSec><fileGrp><file ID="t"><FLocat href="${text}"/></file></fileGrp></fileSec>
  <structMap><div TYPE="np:issue"><div TYPE="np:page"><fptr FILEID="t"/></div></div></structMap></mets>`

test('each METS file of a folder is an issue, and a list of METS files is not', async () => {
  const folder = await folderWith({
    'batch.xml': `<mets><structMap><div TYPE="YEAR"><div><mptr href="a.xml"/></div><div><mptr href="1917/b.xml"/></div></div></structMap></mets>`,
    'a.xml': issueMets('1916-08-26', '1.xml'),
    '1917/b.xml': issueMets('1917-01-02', '2.xml'),
    '1.xml': bnfAlto(1, 'One.'),
    '1917/2.xml': bnfAlto(1, 'Two.'),
  })
  const packages = await packagesIn(folder)
  expect(packages.map(({ path, date }) => [path.slice(path.indexOf('/', 5)), date])).toEqual([
    [expect.stringMatching(/\/1917\/b\.xml$/), '1917-01-02'],
    [expect.stringMatching(/\/a\.xml$/), '1916-08-26'],
  ])
  for (const { path, date } of packages) {
    expect(await readPackage(path)).toMatchObject({ kind: 'valid', issue: { date } })
  }
})

test('of two METS files with the same pages, the later name is the issue', async () => {
  const { notes } = await issueIn({
    '1916082601.xml': issueMets('1916-08-26', '7.xml'),
    '1916082601_1.xml': issueMets('1916-08-26', '7.xml'),
    '7.xml': bnfAlto(1, 'One.'),
  })
  expect(notes).toContain(
    '1916082601.xml describes the same pages as 1916082601_1.xml and is not used',
  )
})
