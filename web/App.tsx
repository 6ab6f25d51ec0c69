import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, startTransition, useEffect, useState } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router'
import { whenIdle } from '#ui/when-idle.ts'
import { fetchModule } from './api/fetch-module.ts'
import { importSharedFiles } from './api/import-shared-files.ts'
import { createQueryClient } from './api/query-client.ts'
import { retryUntilFetched } from './api/retry-until-fetched.ts'
import { runtimeConfig } from './api/runtime-config.ts'
import { ErrorBoundary } from './brand/ErrorBoundary.tsx'
import { LoadingScreen } from './brand/LoadingScreen.tsx'
import { HomeScreen } from './issues/HomeScreen.tsx'
import { loadedScreen } from './loaded-screen.ts'

const AfterFirstView = loadedScreen(
  async () => (await fetchModule(() => import('./AfterFirstView.tsx'))).AfterFirstView,
)
const OtherScreens = loadedScreen(
  async () => (await fetchModule(() => import('./OtherScreens.tsx'))).OtherScreens,
)

export function App() {
  const [queryClient] = useState(createQueryClient)
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter basename={runtimeConfig().basename ?? '/'}>
          <Suspense fallback={<LoadingScreen />}>
            <Routes>
              <Route path="/" element={<HomeScreen />} />
              <Route path="*" element={<OtherScreens />} />
            </Routes>
          </Suspense>
          <Suspense>
            <LazyAfterFirstView />
          </Suspense>
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}

function LazyAfterFirstView() {
  const [isHere, setHere] = useState(false)
  useEffect(
    () => whenIdle(() => void loadAfterFirstView(() => startTransition(() => setHere(true)))),
    [],
  )
  return isHere && <AfterFirstView />
}

async function loadAfterFirstView(onHere: () => void): Promise<void> {
  await importSharedFiles()
  await retryUntilFetched(AfterFirstView.fetchScreen)
  await retryUntilFetched(OtherScreens.fetchScreen)
  onHere()
}
