import process from 'node:process'

/** False from Node 22.18 on, which strips types itself. `COMPILE=on` compiles there too, so that programs start faster. */
export const mustCompile = !process.features.typescript || process.env.COMPILE === 'on'
