// Must be the first import: it configures zod before anything loads it.
import '#contract/no-eval.ts'
import '#ui/fonts.css'
import '#ui/tokens.css'
import '#ui/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { brand } from './brand/brand.ts'
import { restoreDisplay } from './display/display.ts'
import { restoreLanguage } from './i18n/language.ts'

const container = document.getElementById('app')
if (!container) throw new Error('index.html has no #app')

document.documentElement.dataset.brand = brand().id
restoreDisplay()
await restoreLanguage()
// The server-rendered page is visible already. A transition renders in small steps and keeps the page responsive.
startTransition(() =>
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
