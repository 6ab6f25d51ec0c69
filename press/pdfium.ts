import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'

let opened: Promise<WrappedPdfiumModule> | undefined

/** Loads PDFium once per process. */
export function pdfium(): Promise<WrappedPdfiumModule> {
  opened ??= load()
  return opened
}

async function load(): Promise<WrappedPdfiumModule> {
  const file = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')
  const { buffer, byteOffset, byteLength } = await readFile(file)
  const module = await init({ wasmBinary: buffer.slice(byteOffset, byteOffset + byteLength) })
  module.PDFiumExt_Init()
  return module
}

/** A view of PDFium's memory. The memory moves when it grows, so call this each time. */
export function memoryOf({ pdfium }: WrappedPdfiumModule): Uint8Array {
  const memory: unknown = Reflect.get(pdfium.wasmExports, 'memory')
  if (!(memory instanceof WebAssembly.Memory)) throw new Error('PDFium does not export its memory')
  return new Uint8Array(memory.buffer)
}

/** A PDFium function without the checking wrapper, for thousands of calls. */
export function directCall(
  { pdfium }: WrappedPdfiumModule,
  name: keyof WrappedPdfiumModule & string,
): (...numbers: number[]) => number {
  const found: unknown = Reflect.get(pdfium.wasmExports, name)
  if (typeof found !== 'function') throw new Error(`PDFium has no function ${name}`)
  return (...numbers) => found(...numbers)
}
