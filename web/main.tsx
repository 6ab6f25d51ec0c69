// First of all, before anything could load zod.
import './api/no-eval.ts'
import '#ui/fonts.css'
import '#ui/tokens.css'
import '#ui/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { brand } from './brand/brand.ts'
import { restoreLanguage } from './i18n/language.ts'

const container = document.getElementById('app')
if (!container) throw new Error('index.html has no #app')

document.documentElement.dataset.brand = brand().id
await restoreLanguage()
// The page is on screen already: drawn in small steps, nothing that the reader does has to wait.
startTransition(() =>
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
