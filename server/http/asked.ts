/** As much of a request as tells who asks for what. A `Request` has it. */
export interface Asked {
  method: string
  url: string
  headers: { get(name: string): string | null; has(name: string): boolean }
}
