import { symlink, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPackage } from './read-package.ts'
import { folderWith, packageFiles, validManifest } from './testing.ts'

async function faultsOf(folder: string): Promise<string[]> {
  const reading = await readPackage(folder)
  return reading.kind === 'invalid' ? reading.faults : []
}

function manifestWithPageFile(file: string) {
  const manifest = validManifest()
  Object.assign(manifest.sections[0]?.pages[0] ?? {}, { file })
  return manifest
}

test.each([
  ['../../etc/passwd', 'page 1: ../../etc/passwd points outside the folder'],
  ['pages/../../01.pdf', 'page 1: pages/../../01.pdf points outside the folder'],
  ['/etc/passwd', 'page 1: /etc/passwd is an absolute path: use a path relative to the folder'],
  [
    'C:\\pages\\01.pdf',
    'page 1: C:\\pages\\01.pdf is an absolute path: use a path relative to the folder',
  ],
  [
    '\\\\host\\share',
    'page 1: \\\\host\\share is an absolute path: use a path relative to the folder',
  ],
  ['pages\\01.pdf', 'page 1: pages\\01.pdf has a backslash: write / between folders'],
  [
    'http://paper.example/1.pdf',
    'page 1: http://paper.example/1.pdf is a URL, not a file in the folder',
  ],
  ['file:///etc/passwd', 'page 1: file:///etc/passwd is a URL, not a file in the folder'],
  ['pages/01.pdf\0.jpg', 'page 1: pages/01.pdf\ufffd.jpg has a control character in its name'],
  ['pages', 'page 1: pages is not a file'],
  ['.', 'page 1: . is not a file'],
  ['pages/01.pdf/x', 'page 1: pages/01.pdf/x is missing'],
  [
    'articles/lake.html',
    'page 1: articles/lake.html is not a PDF, JPEG, JPEG 2000, PNG, WebP or TIFF file',
  ],
  [`${'a'.repeat(300)}.pdf`, `page 1: ${'a'.repeat(79)}… is too long for a file name`],
  [`${'a/'.repeat(300)}.pdf`, `page 1: ${'a/'.repeat(39)}a… is too long for a file name`],
])('a page file %j is refused', async (file, fault) => {
  const folder = await folderWith(await packageFiles(manifestWithPageFile(file)))
  expect(await faultsOf(folder)).toEqual([fault])
})

test('symbolic links out of the folder and circular links are refused', async () => {
  const outside = await folderWith({ 'secret.html': 'secret', 'page.jpg': 'x' })
  const { 'articles/lake.html': _, 'pages/02.jpg': __, ...files } = await packageFiles()
  const folder = await folderWith(files)
  await symlink(join(outside, 'secret.html'), join(folder, 'articles/lake.html'))
  await symlink('02.jpg', join(folder, 'pages/02.jpg'))
  expect(await faultsOf(folder)).toEqual([
    'page 1: articles/lake.html is a link to a place outside the folder',
    'page 2: pages/02.jpg is a circular link',
  ])
})

test('an edition.json that links to a file outside the folder is refused', async () => {
  const outside = await folderWith({ 'edition.json': '{}' })
  const folder = await folderWith({})
  await symlink(join(outside, 'edition.json'), join(folder, 'edition.json'))
  expect(await faultsOf(folder)).toEqual([
    'edition.json: it is a link to a place outside the folder',
  ])
})

test('a link inside the folder is followed', async () => {
  const { 'pages/02.jpg': page = '', ...files } = await packageFiles()
  const folder = await folderWith({ ...files, 'scans/2.jpg': page })
  await symlink('../scans/2.jpg', join(folder, 'pages/02.jpg'))
  expect(await readPackage(folder)).toMatchObject({ kind: 'valid' })
})

test.each([
  [
    'huge',
    `{"format": 1, "x": "${'a'.repeat(5 * 1024 * 1024)}"}`,
    'it is 6 MB large; the limit is 4 MB',
  ],
  ['not UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 'it is not UTF-8'],
  ['all zeros', Buffer.alloc(1000), 'line 1, column 1: expected a value'],
  ['nested a million deep', '['.repeat(1e6) + ']'.repeat(1e6), 'must be an object'],
  ['empty', '', 'line 1, column 1: expected a value'],
])('an edition.json that is %s is refused', async (_how, content, fault) => {
  const folder = await folderWith({ 'edition.json': content })
  expect(await faultsOf(folder)).toEqual([`edition.json: ${fault}`])
})

test('a sparse file of a gigabyte is refused by its size without being read', async () => {
  const folder = await folderWith(await packageFiles())
  await truncate(join(folder, 'pages/01.pdf'), 2 ** 30)
  await truncate(join(folder, 'articles/lake.html'), 2 ** 30)
  expect(await faultsOf(folder)).toEqual([
    'page 1: pages/01.pdf is 1024 MB large; the limit is 256 MB',
    'page 1: articles/lake.html is 1024 MB large; the limit is 1 MB',
    'the articles are 1025 MB large together; the limit is 64 MB',
  ])
})

test('ten thousand pages are reported as one fault', async () => {
  const pages = Array.from({ length: 10_000 }, (_, index) => ({ number: index + 1 }))
  const folder = await folderWith({
    'edition.json': JSON.stringify({ ...validManifest(), sections: [{ name: 'Main', pages }] }),
  })
  expect(await faultsOf(folder)).toEqual(['10000 pages: an issue has at most 400'])
})

test('a page with a thousand advertisements is refused', async () => {
  const manifest = validManifest()
  const boxes = [{ left: 1, top: 1, width: 1, height: 1 }]
  const ads = Array.from({ length: 1000 }, (_, index) => ({ id: `ad-${index}`, boxes }))
  Object.assign(manifest.sections[0]?.pages[0] ?? {}, { ads })
  const folder = await folderWith(await packageFiles(manifest))
  expect(await faultsOf(folder)).toEqual([
    'page 1: has 1001 articles and advertisements: at most 500 are allowed',
  ])
})

test('a field named __proto__ is an unknown field', async () => {
  const text = JSON.stringify(validManifest()).replace('{', '{"__proto__": {"edition": 9}, ')
  const folder = await folderWith(await packageFiles(text))
  expect(await faultsOf(folder)).toEqual(['edition.json: __proto__ is not a field of the format'])
})

test.each([['/nowhere/at/all', '/nowhere/at/all is not a folder or a METS file']])(
  '%s is not a package',
  async (path, fault) => {
    expect(await faultsOf(path)).toEqual([fault])
  },
)

test('a folder without edition.json or METS is not a package', async () => {
  const folder = await folderWith({ 'page.xml': '<html/>', 'notes.txt': 'mets' })
  expect(await faultsOf(folder)).toEqual([
    'the folder contains neither edition.json nor a METS file: page.xml has another root element than mets',
  ])
})
