export type JsonReading = { value: unknown } | { fault: string }

/** Parses JSON. A fault has line and column, which Node's own messages lack in some versions. */
export function parseJson(text: string): JsonReading {
  try {
    return { value: JSON.parse(text) }
  } catch {
    const { position, expected } = findSyntaxError(text)
    const before = text.slice(0, position).split('\n')
    const column = (before.at(-1)?.length ?? 0) + 1
    return { fault: `line ${before.length}, column ${column}: ${expected}` }
  }
}

const MESSAGES = {
  value: 'expected a value',
  name: 'expected a name in double quotes',
  colon: 'expected a colon',
  more: 'expected a comma or a closing bracket',
  end: 'expected the end of the file',
}
type Expected = keyof typeof MESSAGES

const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y

/** Finds the first character that is not valid JSON. */
function findSyntaxError(text: string): { position: number; expected: string } {
  const open: string[] = []
  let expected: Expected = 'value'
  let mayClose = false
  let at = 0

  const afterValue = (): Expected => (open.length > 0 ? 'more' : 'end')
  for (;;) {
    while (' \t\r\n'.includes(text[at] ?? '?')) at += 1
    const character = text[at]
    const isClosing = character !== undefined && character === open.at(-1)
    const here = { position: at, expected: MESSAGES[expected] }

    if (isClosing && (expected === 'more' || mayClose)) {
      open.pop()
      expected = afterValue()
      mayClose = false
      at += 1
    } else if (expected === 'more' && character === ',') {
      expected = open.at(-1) === '}' ? 'name' : 'value'
      at += 1
    } else if (expected === 'colon' && character === ':') {
      expected = 'value'
      at += 1
    } else if (expected === 'value' && (character === '{' || character === '[')) {
      open.push(character === '{' ? '}' : ']')
      expected = character === '{' ? 'name' : 'value'
      mayClose = true
      at += 1
    } else if ((expected === 'value' || expected === 'name') && character === '"') {
      const end = endOfString(text, at)
      if ('fault' in end) return { position: end.position, expected: end.fault }
      expected = expected === 'name' ? 'colon' : afterValue()
      mayClose = false
      at = end.position
    } else {
      SCALAR.lastIndex = at
      if (expected !== 'value' || !SCALAR.test(text)) return here
      expected = afterValue()
      mayClose = false
      at = SCALAR.lastIndex
    }
  }
}

function endOfString(
  text: string,
  start: number,
): { position: number } | { position: number; fault: string } {
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (character === '"') return { position: at + 1 }
    if (character < ' ')
      return { position: at, fault: 'a string contains a line end or control character' }
    if (character !== '\\') continue
    if (!/^(?:["\\/bfnrt]|u[\da-fA-F]{4})/.test(text.slice(at + 1, at + 6))) {
      return { position: at, fault: 'invalid escape sequence' }
    }
    at += 1
  }
  return { position: start, fault: 'this string is never closed' }
}
