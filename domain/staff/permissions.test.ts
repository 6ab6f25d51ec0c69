import { expect, test } from 'vitest'
import {
  Permission,
  type ScopePart,
  StaffRole,
  type StaffScope,
} from '#contract/desk/permissions.ts'
import { type ChangeTarget, isAllowed, isInScope, permissionsOf } from './permissions.ts'

const HOUSE = { kind: 'house' } as const
const TITLE = { kind: 'title', publisher: 'PV' } as const
const EDITION = { kind: 'edition', publisher: 'PV', edition: 4 } as const

test('each role has the permissions of its work', () => {
  const table = Object.fromEntries(StaffRole.options.map((role) => [role, permissionsOf(role)]))
  expect(table).toEqual({
    admin: Permission.options,
    editor: ['issues.view', 'issues.publish', 'issues.release', 'issues.correct', 'log.read'],
    corrector: ['issues.view', 'issues.correct', 'log.read'],
    circulation: ['issues.view', 'plans.view', 'plans.manage', 'content.manage', 'log.read'],
    support: ['plans.view', 'readers.view', 'readers.manage', 'payments.view', 'log.read'],
    finance: ['plans.view', 'readers.view', 'payments.view', 'payments.manage', 'log.read'],
    viewer: ['issues.view', 'plans.view', 'log.read'],
  })
})

test.each<[string, StaffScope, ChangeTarget, boolean]>([
  ['everything', 'all', HOUSE, true],
  ['one title', [{ publisher: 'PV', edition: null }], HOUSE, false],
  ['one title', [{ publisher: 'PV', edition: null }], TITLE, true],
  ['one title', [{ publisher: 'PV', edition: null }], EDITION, true],
  ['the other title', [{ publisher: 'DH', edition: null }], TITLE, false],
  ['the other title', [{ publisher: 'DH', edition: null }], EDITION, false],
  ['one edition', [{ publisher: 'PV', edition: 4 }], EDITION, true],
  ['one edition', [{ publisher: 'PV', edition: 4 }], TITLE, false],
  ['another edition', [{ publisher: 'PV', edition: 5 }], EDITION, false],
  ['the same number of the other title', [{ publisher: 'DH', edition: 4 }], EDITION, false],
])('a scope of %s (%j) covers %j: %s', (_what, scope, target, covers) => {
  expect(isInScope(scope, target)).toBe(covers)
})

test('a permission counts only in the scope, unless the call narrows its answer', () => {
  const scope: ScopePart[] = [{ publisher: 'DH', edition: 2 }]
  const editor = { role: 'editor', scope } as const
  expect(isAllowed(editor, 'issues.publish', EDITION)).toBe(false)
  expect(isAllowed(editor, 'issues.publish', { ...EDITION, publisher: 'DH', edition: 2 })).toBe(
    true,
  )
  expect(isAllowed(editor, 'payments.manage', { ...EDITION, publisher: 'DH', edition: 2 })).toBe(
    false,
  )
  expect(isAllowed(editor, 'log.read', { kind: 'narrowed' })).toBe(true)
})
