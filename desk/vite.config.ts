import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from '../build/precompress.ts'
import { DESK_PATH } from '../contract/paths.ts'

const DESK = fileURLToPath(new URL('.', import.meta.url))
/** Inside the readers' app, so that the server and the container image have one folder of built files. */
const OUTPUT = fileURLToPath(new URL('../web/dist/desk', import.meta.url))

export default defineConfig({
  root: DESK,
  base: `${DESK_PATH}/`,
  publicDir: false,
  plugins: [react(), precompress(OUTPUT)],
  build: {
    outDir: OUTPUT,
    emptyOutDir: true,
    // The content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes rarely, so browsers keep it in their cache.
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 2 },
            { name: 'desk', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
})
