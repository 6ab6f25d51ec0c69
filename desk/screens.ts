import { lazy } from 'react'

// Each screen is a chunk of its own, fetched when its route is opened.

export const BoardScreen = lazy(async () => ({
  default: (await import('./board/BoardScreen.tsx')).BoardScreen,
}))
export const SignInScreen = lazy(async () => ({
  default: (await import('./sign-in/SignInScreen.tsx')).SignInScreen,
}))
export const InvitationScreen = lazy(async () => ({
  default: (await import('./sign-in/InvitationScreen.tsx')).InvitationScreen,
}))
export const PreviewScreen = lazy(async () => ({
  default: (await import('./preview/PreviewScreen.tsx')).PreviewScreen,
}))
export const CompareScreen = lazy(async () => ({
  default: (await import('./compare/CompareScreen.tsx')).CompareScreen,
}))
export const StaffScreen = lazy(async () => ({
  default: (await import('./staff/StaffScreen.tsx')).StaffScreen,
}))
export const PublishScreen = lazy(async () => ({
  default: (await import('./publish/PublishScreen.tsx')).PublishScreen,
}))
export const LogScreen = lazy(async () => ({
  default: (await import('./log/LogScreen.tsx')).LogScreen,
}))
export const ArchiveScreen = lazy(async () => ({
  default: (await import('./archive/ArchiveScreen.tsx')).ArchiveScreen,
}))
export const TokensScreen = lazy(async () => ({
  default: (await import('./archive/TokensScreen.tsx')).TokensScreen,
}))
export const CorrectScreen = lazy(async () => ({
  default: (await import('./correct/CorrectScreen.tsx')).CorrectScreen,
}))
