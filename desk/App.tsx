import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { BrowserRouter, Navigate, Outlet, Route, Routes } from 'react-router'
import { DESK_PATH } from '#contract/paths.ts'
import { createQueryClient } from './api/query-client.ts'
import { Frame } from './frame/Frame.tsx'
import {
  ArchiveScreen,
  BoardScreen,
  CompareScreen,
  CorrectScreen,
  InvitationScreen,
  LogScreen,
  PreviewScreen,
  PublishScreen,
  SignInScreen,
  StaffScreen,
  TokensScreen,
} from './screens.ts'
import { SignedIn } from './session/SignedIn.tsx'
import { useMay } from './session/use-me.ts'
import { WelcomeScreen } from './session/WelcomeScreen.tsx'

export function App() {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter basename={DESK_PATH}>
        <Suspense>
          <Screens />
        </Suspense>
      </BrowserRouter>
    </QueryClientProvider>
  )
}

function Screens() {
  return (
    <Routes>
      <Route path="/sign-in" element={<SignInScreen />} />
      <Route path="/invitation" element={<InvitationScreen />} />
      <Route
        element={
          <SignedIn>
            <Frame>
              <Outlet />
            </Frame>
          </SignedIn>
        }
      >
        <Route path="/" element={<FirstScreen />} />
        <Route path="/publish" element={<PublishScreen />} />
        <Route path="/preview" element={<PreviewScreen />} />
        <Route path="/compare" element={<CompareScreen />} />
        <Route path="/correct" element={<CorrectScreen />} />
        <Route path="/archive" element={<ArchiveScreen />} />
        <Route path="/archive/tokens" element={<TokensScreen />} />
        <Route path="/staff" element={<StaffScreen />} />
        <Route path="/log" element={<LogScreen />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Route>
    </Routes>
  )
}

/** The night board, for those who may see issues. */
function FirstScreen() {
  return useMay('issues.view') ? <BoardScreen /> : <WelcomeScreen />
}
