// Must be the first import: it configures zod before anything loads it.
import '#contract/no-eval.ts'
import '#ui/fonts.css'
import '#ui/tokens.css'
import '#ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { addIcons } from '#ui/Icon.tsx'
import { MORE_ICONS } from '#ui/more-icons.ts'
import { App } from './App.tsx'
import { restoreLanguage } from './i18n/language.ts'

const container = document.getElementById('app')
if (!container) throw new Error('index.html has no #app')

addIcons(MORE_ICONS)
await restoreLanguage()
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
