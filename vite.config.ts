import { AsyncLocalStorage } from 'node:async_hooks'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin, type ViteDevServer } from 'vite'
import { precompress } from './build/precompress.ts'

const SERVER_IN_DEV = fileURLToPath(new URL('./server/dev.ts', import.meta.url))
const WEB = fileURLToPath(new URL('./web', import.meta.url))
const OUTPUT = fileURLToPath(new URL('./web/dist', import.meta.url))
/** Scripts with a fixed address, each built from one file of web/. Files below dev/ are served with stand-ins only. */
const SCRIPTS = {
  'provider/accesstype.js': 'accesstype/script.ts',
  'preview/isolate.js': 'session/isolate.ts',
  'dev/sandbox-checkout.js': 'accesstype/sandbox/script.ts',
}

/** Answers /api in the dev server itself: one process, and both sides reload on change. */
function apiInDev(): Plugin {
  // web/api/ is served under the same path.
  const isServers = /^\/(api\/|robots\.txt|sitemap\.xml|manifest\.webmanifest|\.well-known\/)/
  const isOurSource = /\.tsx?(\?|$)/
  // transformIndexHtml gets the address, but not the cookies and the host name.
  const requests = new AsyncLocalStorage<Record<string, string>>()
  let server: ViteDevServer
  return {
    name: 'api-in-dev',
    apply: 'serve',
    configureServer(vite) {
      server = vite
      vite.middlewares.use(({ headers }, _res, next) =>
        requests.run(
          { cookie: headers.cookie ?? '', accept: headers.accept ?? '', host: headers.host ?? '' },
          next,
        ),
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

/** Preloads the font of the controls, so that it is fetched together with the code. */
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

/** Builds each of SCRIPTS as one classic script, which pages of other sites can load too. */
function classicScripts(): Plugin {
  return {
    name: 'classic-scripts',
    configureServer(vite) {
      for (const [address, source] of Object.entries(SCRIPTS)) {
        vite.middlewares.use(`/${address}`, (_req, res, next) => {
          res.setHeader('Content-Type', 'text/javascript')
          buildScript(source).then((code) => res.end(code), next)
        })
      }
    },
    async generateBundle() {
      for (const [fileName, source] of Object.entries(SCRIPTS)) {
        this.emitFile({ type: 'asset', fileName, source: await buildScript(source) })
      }
    },
  }
}

async function buildScript(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: WEB,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: { input: `${WEB}/${source}`, output: { format: 'iife' } },
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunk = outputs.find((one) => one.type === 'chunk')
  if (!chunk) throw new Error(`web/${source} was not built`)
  return chunk.code
}

const IN_FIRST_VIEW = /\/(rolldown-runtime|libraries|app)-[^/]*$/

/** The package's own exports name the development build in every mode. */
const ROUTER = fileURLToPath(
  new URL('./node_modules/react-router/dist/production/index.mjs', import.meta.url),
)

export default defineConfig(({ command }) => ({
  root: WEB,
  resolve: { alias: command === 'build' ? { 'react-router': ROUTER } : {} },
  plugins: [react(), apiInDev(), classicScripts(), preloadControlsFont(), precompress(OUTPUT)],
  build: {
    outDir: OUTPUT,
    emptyOutDir: true,
    // Inlined images of both brands would be in the code of each.
    assetsInlineLimit: 0,
    modulePreload: {
      // Browsers without it fetch a part later; the polyfill would be in the first view of all.
      polyfill: false,
      // What the first view has fetched is not named again in the lists of what a part needs.
      resolveDependencies: (_file, files) => files.filter((file) => !IN_FIRST_VIEW.test(file)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes rarely, so browsers keep it in their cache.
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 3 },
            { name: 'app', tags: ['$initial'], priority: 2 },
            // Fetched after the first view: a few files, not one for each part. A file runs as one task, which keeps a slow
            // phone busy, so none contains the schemas of calls that only other screens make.
            { name: 'schemas', test: /\/(node_modules\/zod\/|contract\/problem)/, priority: 3 },
            {
              name: 'issue-schemas',
              test: /\/contract\/(issues|articles|guided-reading|page-model|reading-places)\./,
              priority: 2,
            },
            {
              name: 'account-schemas',
              test: /\/contract\/(auth-codes|auth-user|config|consents|info|plans|subscriptions)\./,
              priority: 2,
            },
            { name: 'calls', test: /\/web\/api\//, priority: 1 },
            { name: 'controls', test: /\/ui\/(?!toast)/, priority: 1 },
            // Parts that are fetched on demand are not among them: the one that cleans up the text of a story is as large as all others.
            {
              name: 'reader-parts',
              test: /\/web\/issues\/(?!pickers|popups|clip|ReaderDialogs|HomeOffer|IssueRefused|SearchedWords|page-text\/StoryText)/,
              priority: 1,
            },
            { name: 'reader-more', test: /\/web\/issues\/(HomeOffer|IssueRefused|SearchedWords)/ },
            {
              name: 'reader-dialogs',
              test: /\/web\/(issues\/(pickers|popups|ReaderDialogs)|frame\/SideMenu)/,
            },
          ],
        },
      },
    },
  },
}))
