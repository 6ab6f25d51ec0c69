// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from './Tabs.tsx'

function Page() {
  const [selected, setSelected] = useState('email')
  const tabs = ['email', 'mobile', 'google'].map((id) => ({ id, label: id, panel: `by ${id}` }))
  return <Tabs label="Log in by" tabs={tabs} selected={selected} onSelect={setSelected} />
}

const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent

afterEach(cleanup)

test('arrows, Home and End select tabs and move the focus', async () => {
  render(<Page />)
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('email')

  const visited: (string | null)[] = []
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
    await userEvent.keyboard(`{${key}}`)
    expect(document.activeElement?.textContent).toBe(selectedTab())
    visited.push(selectedTab())
  }

  expect(visited).toEqual(['mobile', 'google', 'email', 'google', 'email', 'google'])
})

test('the panel is labelled by its tab, and only the open tab is a tab stop', async () => {
  render(<Page />)

  await userEvent.click(screen.getByRole('tab', { name: 'mobile' }))

  expect(screen.getByRole('tabpanel', { name: 'mobile' }).textContent).toBe('by mobile')
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1])
})
