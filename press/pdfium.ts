import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'

let opened: Promise<WrappedPdfiumModule> | undefined

/** PDFium, loaded once a process. */
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

/** A view of PDFium's memory. It moves when it grows, so ask for it each time. */
export function memoryOf({ pdfium }: WrappedPdfiumModule): Uint8Array {
  const memory: unknown = Reflect.get(pdfium.wasmExports, 'memory')
  if (!(memory instanceof WebAssembly.Memory)) throw new Error('PDFium shows no memory')
  return new Uint8Array(memory.buffer)
}

/** One of PDFium's functions, without the wrapper that checks every call: for calls in the thousands. */
export function directCall(
  { pdfium }: WrappedPdfiumModule,
  name: keyof WrappedPdfiumModule & string,
): (...numbers: number[]) => number {
  const found: unknown = Reflect.get(pdfium.wasmExports, name)
  if (typeof found !== 'function') throw new Error(`PDFium has no ${name}`)
  return (...numbers) => found(...numbers)
}
