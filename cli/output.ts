import type { Terminal } from './terminal.ts'

/** What a command prints: words for people, or JSON for programs with `--json`. */
export interface Output {
  text: string
  json: unknown
  /** True when the command ran to its end and found faults. */
  hasFaults?: boolean
  /** True when the command stopped, or would stop, for want of an answer. */
  hasQuestions?: boolean
}

export interface OutputOptions {
  json?: boolean
}

export function print(terminal: Terminal, output: Output, { json }: OutputOptions): void {
  if (json) terminal.out(JSON.stringify(output.json, null, 2))
  else if (output.text !== '') terminal.out(output.text)
}
