// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <Dialog title="Change Plan" closeLabel="Close" onClose={() => setOpen(false)}>
          Words
        </Dialog>
      )}
    </>
  )
}

afterEach(cleanup)

async function openDialog() {
  render(<Page />)
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  await userEvent.keyboard('{Enter}')
  return { opener, dialog: screen.getByRole('dialog', { name: 'Change Plan' }) }
}

test('a dialog is labelled by its title, and its close button returns the focus', async () => {
  const { opener, dialog } = await openDialog()
  expect(dialog.hasAttribute('open')).toBe(true)

  await userEvent.click(screen.getByRole('button', { name: 'Close' }))

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('Esc closes a dialog and returns the focus', async () => {
  const { opener, dialog } = await openDialog()

  // The browser turns Esc, and the back gesture of a phone, into this event.
  fireEvent(dialog, new Event('cancel', { cancelable: true }))

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})
