import { expect, test } from 'vitest'
import { actionOf, characterOf } from './keys.ts'

const press = (key: string, code: string, shiftKey = false) => ({
  ...{ key, code, shiftKey, ctrlKey: false, metaKey: false, altKey: false },
})

test('keys have their action on a Kannada layout and while an input method takes the letter', () => {
  expect(actionOf(press('ಸ', 'KeyM'), true)).toBe('merge')
  expect(actionOf(press('Process', 'KeyS'), true)).toBe('split')
  expect(actionOf({ ...press('ೆ', 'KeyZ'), ctrlKey: true }, true)).toBe('undo')
  expect(actionOf(press('ಯ', 'Slash', true), true)).toBe('keys')
  expect(actionOf(press('ಡ', 'BracketLeft'), true)).toBe('previous-rectangle')
  expect(characterOf(press('೨', 'Digit2'))).toBe('2')
})

test('what a Latin layout writes counts, wherever its key is', () => {
  expect(actionOf(press('z', 'KeyY'), true)).toBeUndefined()
  expect(actionOf({ ...press('z', 'KeyY'), ctrlKey: true }, true)).toBe('undo')
  expect(actionOf(press('?', 'Minus', true), true)).toBe('keys')
  expect(characterOf(press('ArrowUp', 'ArrowUp'))).toBe('ArrowUp')
})
