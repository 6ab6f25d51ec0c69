/** A value of a content stream in one spelling: numbers, strings and names that mean the same are equal. */
export type Operand =
  | { kind: 'plain'; text: string }
  | { kind: 'name'; name: string }
  | { kind: 'array'; items: Operand[] }
  | { kind: 'dictionary'; entries: Map<string, Operand> }

export interface Operation {
  operator: string
  operands: Operand[]
}

type Token =
  | { kind: 'value'; value: Operand }
  | { kind: 'word'; word: string }
  | { kind: 'open' | 'close'; bracket: '[' | '<<' }

const MAX_DEPTH = 50

/** Reads the operations of a content stream, one at a time. */
export function* parseContent(bytes: Uint8Array): Generator<Operation> {
  const lexer = createLexer(bytes)
  let operands: Operand[] = []
  for (let token = lexer.next(); token; token = lexer.next()) {
    if (token.kind === 'word') {
      yield { operator: token.word, operands: operands.concat(inlineImage(lexer, token.word)) }
      operands = []
    } else if (token.kind !== 'close') operands.push(valueAt(lexer, token, 0))
  }
  if (operands.length > 0) yield { operator: '', operands }
}

/** The dictionary and the data of an inline image follow its operator. */
function inlineImage(lexer: Lexer, operator: string): Operand[] {
  if (operator !== 'BI') return []
  const operands: Operand[] = []
  for (let token = lexer.next(); token && token.kind !== 'word'; token = lexer.next()) {
    if (token.kind !== 'close') operands.push(valueAt(lexer, token, 0))
  }
  return [...operands, { kind: 'plain', text: lexer.imageData() }]
}

function valueAt(lexer: Lexer, token: Exclude<Token, { kind: 'word' }>, depth: number): Operand {
  if (token.kind === 'value') return token.value
  if (depth > MAX_DEPTH) throw new Error('The content is nested too deeply.')
  const items: Operand[] = []
  for (let next = lexer.next(); next && next.kind !== 'close'; next = lexer.next()) {
    if (next.kind === 'word') items.push({ kind: 'plain', text: next.word })
    else items.push(valueAt(lexer, next, depth + 1))
  }
  if (token.bracket === '[') return { kind: 'array', items }
  const entries = new Map<string, Operand>()
  for (let index = 0; index + 1 < items.length; index += 2) {
    const [key, value] = [items[index], items[index + 1]]
    if (key?.kind === 'name' && value) entries.set(key.name, value)
  }
  return { kind: 'dictionary', entries }
}

interface Lexer {
  next(): Token | undefined
  /** The data of an inline image up to its end, in hexadecimal. */
  imageData(): string
}

const SPACES = new Set([0, 9, 10, 12, 13, 32])
const DELIMITERS = new Set([...'()<>[]{}/%'].map((char) => char.charCodeAt(0)))
const ESCAPES = new Map([...'nrtbf'].map((char, at) => [char, '\n\r\t\b\f'.charAt(at)]))

function createLexer(bytes: Uint8Array): Lexer {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  let at = 0
  const isRegular = (code: number | undefined) =>
    code !== undefined && !SPACES.has(code) && !DELIMITERS.has(code)

  function regularWord(): string {
    const start = at
    while (isRegular(text[at])) at += 1
    return text.toString('latin1', start, at)
  }

  function skipSpace(): void {
    for (; at < text.length; at += 1) {
      const code = text[at] ?? 0
      if (code === 0x25) while (at < text.length && text[at] !== 10 && text[at] !== 13) at += 1
      else if (!SPACES.has(code)) return
    }
  }

  function literalString(): string {
    let found = ''
    let depth = 1
    at += 1
    for (; at < text.length; at += 1) {
      const char = String.fromCharCode(text[at] ?? 0)
      if (char === '(') depth += 1
      if (char === ')') depth -= 1
      if (depth === 0) break
      found += char === '\\' ? escaped() : char
    }
    at += 1
    return found
  }

  /** The character after a backslash; `at` stays on the last character that was read. */
  function escaped(): string {
    at += 1
    const octal = /^[0-7]{1,3}/.exec(text.toString('latin1', at, at + 3))?.[0]
    if (octal) {
      at += octal.length - 1
      return String.fromCharCode(Number.parseInt(octal, 8) & 0xff)
    }
    const char = String.fromCharCode(text[at] ?? 0)
    if (char === '\r' && text[at + 1] === 10) at += 1
    return char === '\r' || char === '\n' ? '' : (ESCAPES.get(char) ?? char)
  }

  function hexString(): string {
    const end = text.indexOf('>', at)
    const digits = text
      .toString('latin1', at + 1, end < 0 ? text.length : end)
      .replace(/[^\da-f]/gi, '')
    at = end < 0 ? text.length : end + 1
    return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex').toString('latin1')
  }

  const stringOf = (latin1: string): Token => ({
    kind: 'value',
    value: { kind: 'plain', text: `(${Buffer.from(latin1, 'latin1').toString('hex')})` },
  })

  function delimited(char: string): Token {
    const isDouble = text[at + 1] === text[at]
    if (char === '(') return stringOf(literalString())
    if (char === '<' && !isDouble) return stringOf(hexString())
    if (char === '/') {
      at += 1
      return { kind: 'value', value: { kind: 'name', name: decodeName(regularWord()) } }
    }
    at += (char === '<' || char === '>') && isDouble ? 2 : 1
    if (char === '[' || char === ']') return { kind: char === '[' ? 'open' : 'close', bracket: '[' }
    if (char === '<' || char === '>') {
      return { kind: char === '<' ? 'open' : 'close', bracket: '<<' }
    }
    return { kind: 'word', word: char }
  }

  return {
    next() {
      skipSpace()
      if (at >= text.length) return undefined
      if (DELIMITERS.has(text[at] ?? 0)) return delimited(String.fromCharCode(text[at] ?? 0))
      const word = regularWord()
      const number = /^[+-]?(\d+\.?\d*|\.\d+)$/.test(word) ? Number(word) : undefined
      if (number === undefined) return { kind: 'word', word }
      return { kind: 'value', value: { kind: 'plain', text: String(number || 0) } }
    },
    imageData() {
      const start = at
      for (at = text.indexOf('EI', at + 1); at >= 0; at = text.indexOf('EI', at + 1)) {
        if (SPACES.has(text[at - 1] ?? 0) && !isRegular(text[at + 2])) break
      }
      const end = at < 0 ? text.length : at
      at = at < 0 ? text.length : at + 2
      return text.subarray(start, end).toString('hex')
    },
  }
}

/** `#20` in a name stands for a character. */
function decodeName(name: string): string {
  return name.replace(/#([\da-f]{2})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
