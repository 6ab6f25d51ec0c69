import { AsyncLocalStorage } from 'node:async_hooks'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin, type ViteDevServer } from 'vite'

const SERVER_IN_DEV = fileURLToPath(new URL('./server/dev.ts', import.meta.url))
const WEB = fileURLToPath(new URL('./web', import.meta.url))
const OUTPUT = fileURLToPath(new URL('./web/dist', import.meta.url))
const ACCESSTYPE_SCRIPT = 'provider/accesstype.js'

/** Answers /api in the dev server itself: one process, and both sides reload on change. */
function apiInDev(): Plugin {
  // web/api/ is served under the same path.
  const isServers = /^\/(api\/|robots\.txt|sitemap\.xml|manifest\.webmanifest|\.well-known\/)/
  const isOurSource = /\.tsx?(\?|$)/
  // Vite tells the page's transformer the address, but not the cookies.
  const requests = new AsyncLocalStorage<Record<string, string>>()
  let server: ViteDevServer
  return {
    name: 'api-in-dev',
    apply: 'serve',
    configureServer(vite) {
      server = vite
      vite.middlewares.use(({ headers }, _res, next) =>
        requests.run({ cookie: headers.cookie ?? '', accept: headers.accept ?? '' }, next),
      )
      vite.middlewares.use(async (req, res, next) => {
        const url = req.originalUrl ?? '/'
        if (!isServers.test(url) || isOurSource.test(url)) return next()
        try {
          req.url = url
          const { app } = await vite.ssrLoadModule(SERVER_IN_DEV)
          await getRequestListener(app.fetch)(req, res)
        } catch (error) {
          next(error)
        }
      })
    },
    async transformIndexHtml(html, { originalUrl = '/' }) {
      const { fillPage } = await server.ssrLoadModule(SERVER_IN_DEV)
      const url = new URL(originalUrl, 'http://localhost')
      return fillPage(html, new Request(url, { headers: requests.getStore() ?? {} }))
    },
  }
}

/** The face of the controls is fetched beside the code that draws them, not after it. */
function preloadControlsFont(): Plugin {
  const isFont = /\/noto-sans-latin-[^/]*\.woff2$/
  return {
    name: 'preload-controls-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const fonts = Object.keys(bundle).filter((file) => isFont.test(file))
        return fonts.map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${file}`,
            crossorigin: true,
          },
          injectTo: 'head' as const,
        }))
      },
    },
  }
}

/** Accesstype as one script, at an address that other pages can rely on. */
function accesstypeScript(): Plugin {
  return {
    name: 'accesstype-script',
    configureServer(vite) {
      vite.middlewares.use(`/${ACCESSTYPE_SCRIPT}`, (_req, res, next) => {
        res.setHeader('Content-Type', 'text/javascript')
        buildAccesstypeScript().then((code) => res.end(code), next)
      })
    },
    async generateBundle() {
      const source = await buildAccesstypeScript()
      this.emitFile({ type: 'asset', fileName: ACCESSTYPE_SCRIPT, source })
    },
  }
}

async function buildAccesstypeScript(): Promise<string> {
  const built = await build({
    configFile: false,
    root: WEB,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: { input: `${WEB}/accesstype/script.ts`, output: { format: 'iife' } },
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunk = outputs.find((one) => one.type === 'chunk')
  if (!chunk) throw new Error('The Accesstype script was not built')
  return chunk.code
}

/** Writes the compressed twins that the server sends in place of each text file. */
function precompress(): Plugin {
  const isText = /\.(js|css|svg|json|webmanifest)$/
  return {
    name: 'precompress',
    apply: 'build',
    async closeBundle() {
      const files = await readdir(OUTPUT, { recursive: true })
      await Promise.all(files.filter((file) => isText.test(file)).map(compress))
    },
  }
}

async function compress(file: string): Promise<void> {
  const path = `${OUTPUT}/${file}`
  const content = await readFile(path)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params: quality }))
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
}

export default defineConfig({
  root: WEB,
  plugins: [react(), apiInDev(), accesstypeScript(), preloadControlsFont(), precompress()],
  build: {
    outDir: OUTPUT,
    emptyOutDir: true,
    // What the brand in use does not show stays out of the code.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes rarely, so it stays in the browser's cache.
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 3 },
            { name: 'app', tags: ['$initial'], priority: 2 },
            // What the reader fetches when the first view is done: few files, not one for each part.
            {
              name: 'calls',
              test: /\/(node_modules\/zod|contract|domain|web\/api)\//,
              priority: 1,
            },
            { name: 'controls', test: /\/ui\/(?!toast)/, priority: 1 },
            { name: 'reader-parts', test: /\/web\/(issues|menu)\//, priority: 1 },
          ],
        },
      },
    },
  },
})
