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
  | Operand
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
  if (!('bracket' in token)) return token
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

const REGULAR = 0
const SPACE = 1
const DELIMITER = 2
/** The kind of each character. */
const KINDS = new Uint8Array(256)
for (const code of [0, 9, 10, 12, 13, 32]) KINDS[code] = SPACE
for (const char of '()<>[]{}/%') KINDS[char.charCodeAt(0)] = DELIMITER
const ESCAPES = new Map([...'nrtbf'].map((char, at) => [char, '\n\r\t\b\f'.charAt(at)]))
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/
/** Most numbers are spelled as JavaScript would, so that they need no conversion. */
const SHORTEST_NUMBER = /^(?!-0$)-?(?:0|[1-9]\d{0,8})(?:\.\d{0,4}[1-9])?$/

/** Reads a string, which is faster than slices of bytes: a page has a hundred thousand tokens. */
function createLexer(bytes: Uint8Array): Lexer {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  let at = 0
  /** Undefined at the end. */
  const kindAt = (place: number) => KINDS[text.charCodeAt(place)]

  function regularWord(): string {
    const start = at
    while (kindAt(at) === REGULAR) at += 1
    return text.slice(start, at)
  }

  function skipSpace(): void {
    for (; at < text.length; at += 1) {
      if (text[at] === '%') while (at < text.length && !isLineEnd(text[at])) at += 1
      else if (kindAt(at) !== SPACE) return
    }
  }

  function literalString(): string {
    let found = ''
    let depth = 1
    at += 1
    for (; at < text.length; at += 1) {
      const char = text.charAt(at)
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
    const octal = /^[0-7]{1,3}/.exec(text.slice(at, at + 3))?.[0]
    if (octal) {
      at += octal.length - 1
      return String.fromCharCode(Number.parseInt(octal, 8) & 0xff)
    }
    const char = text[at] ?? '\0'
    if (char === '\r' && text[at + 1] === '\n') at += 1
    return isLineEnd(char) ? '' : (ESCAPES.get(char) ?? char)
  }

  function hexString(): string {
    const end = text.indexOf('>', at)
    const digits = text.slice(at + 1, end < 0 ? text.length : end).replace(/[^\da-f]+/gi, '')
    at = end < 0 ? text.length : end + 1
    return (digits.length % 2 ? `${digits}0` : digits).toLowerCase()
  }

  const stringOf = (hex: string): Token => ({ kind: 'plain', text: `(${hex})` })

  function delimited(char: string): Token {
    const isDouble = text[at + 1] === text[at]
    if (char === '(') return stringOf(hexOf(literalString()))
    if (char === '<' && !isDouble) return stringOf(hexString())
    if (char === '/') {
      at += 1
      return { kind: 'name', name: decodeName(regularWord()) }
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
      if (kindAt(at) === DELIMITER) return delimited(text.charAt(at))
      const word = regularWord()
      if (SHORTEST_NUMBER.test(word)) return { kind: 'plain', text: word }
      return NUMBER.test(word)
        ? { kind: 'plain', text: String(Number(word) || 0) }
        : { kind: 'word', word }
    },
    imageData() {
      const start = at
      for (at = text.indexOf('EI', at + 1); at >= 0; at = text.indexOf('EI', at + 1)) {
        if (kindAt(at - 1) === SPACE && kindAt(at + 2) !== REGULAR) break
      }
      const end = at < 0 ? text.length : at
      at = at < 0 ? text.length : at + 2
      return hexOf(text.slice(start, end))
    },
  }
}

function isLineEnd(char: string | undefined): boolean {
  return char === '\n' || char === '\r'
}

function hexOf(latin1: string): string {
  return Buffer.from(latin1, 'latin1').toString('hex')
}

/** `#20` in a name stands for a character. */
function decodeName(name: string): string {
  return name.replace(/#([\da-f]{2})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
