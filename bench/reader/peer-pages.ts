import { FIT_WIDTH_SIZES } from '#contract/reading.ts'
import type { BenchPage } from './publish-pages.ts'

/** A minimal page for each viewer. */
export const PEER_PAGES: Record<string, (pages: readonly BenchPage[]) => string> = {
  '/reference': (pages) => {
    const [first] = pages
    const srcset = first?.files.map(({ src, width }) => `${src} ${width}w`).join(', ')
    return page({
      style: `img { display: block; inline-size: 100%; block-size: auto; margin-inline: auto }
        @media (width >= 768px) { img { inline-size: min(1200px, 100% - 128px) } }`,
      body: `<main id="stage"><img alt="" width="${first?.width}" height="${first?.height}"
        srcset="${srcset}" sizes="${FIT_WIDTH_SIZES}" fetchpriority="high"></main>`,
      scripts: ['/pages/reference.js'],
      pages,
    })
  },
  '/openseadragon': (pages) =>
    page({
      style: `#viewer { block-size: 100dvh; margin-inline: auto }
        @media (width >= 768px) { #viewer { inline-size: min(1200px, 100% - 128px) } }`,
      body: '<main id="viewer"></main>',
      scripts: ['/openseadragon/openseadragon.min.js', '/pages/openseadragon.js'],
      pages,
    }),
  '/photoswipe': (pages) =>
    page({
      head: '<link rel="stylesheet" href="/photoswipe/photoswipe.css">',
      style: '',
      body: '',
      scripts: ['/photoswipe/umd/photoswipe.umd.min.js', '/pages/photoswipe.js'],
      pages,
    }),
  // A strip as long as the archive's timeline, without anything in it.
  '/scroller': () =>
    page({
      style: `#strip { overflow-x: scroll; block-size: 72px; margin-block: 40px }
        #strip div { inline-size: 6000px; block-size: 1px }`,
      body: '<main id="strip"><div></div></main>',
      scripts: ['/pages/scroller.js'],
      pages: [],
    }),
  '/bookreader': (pages) =>
    page({
      head: '<link rel="stylesheet" href="/bookreader/BookReader.css">',
      style: '#BookReader { inline-size: 100%; block-size: 100dvh }',
      body: '<main id="BookReader"></main>',
      scripts: ['/bookreader/jquery-3.js', '/bookreader/BookReader.js', '/pages/bookreader.js'],
      pages,
    }),
}

interface Parts {
  head?: string
  style: string
  body: string
  scripts: readonly string[]
  pages: readonly BenchPage[]
}

function page({ head = '', style, body, scripts, pages }: Parts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bench</title>
${head}
<style>body { margin: 0 } ${style}</style>
${scripts.map((src) => `<script defer src="${src}"></script>`).join('\n')}
</head>
<body>
${body}
<script type="application/json" id="pages">${JSON.stringify(pages)}</script>
</body>
</html>`
}
