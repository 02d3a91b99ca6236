import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { t } from '@lingui/core/macro'
import { lazy, type RefObject, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { matchRoutes, NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { OfflineBanner } from '../app/offline/OfflineBanner.tsx'
import { OpenAssistantContext } from '../app/session/open-assistant.ts'
import { useOrganizations } from '../app/session/organization.tsx'
import { usePermission } from '../app/session/permissions.ts'
import { useSession } from '../app/session/session.tsx'
import { TourContext } from '../app/session/tour.ts'
import { UndoController } from '../app/undo/UndoController.tsx'
import { Logo } from '../shared/display/Logo.tsx'
import { NoPrint } from '../shared/display/NoPrint.tsx'
import { PageTitleProvider } from '../shared/display/page-title.tsx'
import { useDeviceFlag } from '../shared/hooks/device-flag.ts'
import { useKeys } from '../shared/hooks/keys.ts'
import { lazyComponent } from '../shared/hooks/lazy-component.tsx'
import { assistantWidth, useIsDesktop, useRoomForAssistant } from '../shared/hooks/use-viewport.ts'
import { useIsPending } from '../shared/navigation/navigator.ts'
import { LoadingOverlay } from '../shared/overlays/LoadingOverlay.tsx'
import { AfterFirstQueries } from './AfterFirstQueries.tsx'
import { useAddReceipts } from './add-receipts.ts'
import { BottomBar } from './BottomBar.tsx'
import { loadCompanions } from './companion-code.ts'
import { FloatingButtons } from './FloatingButtons.tsx'
import { PlanEnded } from './PlanEnded.tsx'
import { usePaletteLauncher } from './palette/palette-launcher.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SkipLink } from './SkipLink.tsx'
import { AssistantWindow, screens } from './screens.tsx'
import { TopBar } from './TopBar.tsx'

const Companions = lazy(loadCompanions)
const InvitationDialog = lazy(async () => ({
  default: (await import('../features/invitations/InvitationDialog.tsx')).InvitationDialog,
}))
const CommandPalette = lazyComponent(
  async () => (await import('./palette/CommandPalette.tsx')).CommandPalette,
  ({ launcher }) => launcher.isOpen,
)
const QuickEntry = lazyComponent(
  async () => (await import('../features/transactions/quick/QuickEntry.tsx')).QuickEntry,
  ({ isOpen }) => isOpen,
)
const KeyboardHelp = lazyComponent(
  async () => (await import('./KeyboardHelp.tsx')).KeyboardHelp,
  ({ isOpen }) => isOpen,
)

export function Shell() {
  const { active } = useOrganizations()
  return <PageTitleProvider>{active ? <OrganizationShell /> : <BareShell />}</PageTitleProvider>
}

function OrganizationShell() {
  const { isSwitching } = useOrganizations()
  const [isAssistantOpen, setAssistantOpen] = useState(false)
  const { hasRoom, keepsSidebar } = useRoomForAssistant()
  const isBeside = isAssistantOpen && hasRoom
  const assistantButton = useRef<HTMLButtonElement>(null)
  const closeAssistant = () => {
    setAssistantOpen(false)
    // The button is shown again after the panel has closed. The dialog returns the focus itself.
    if (isBeside) requestAnimationFrame(() => assistantButton.current?.focus())
  }
  const { isCollapsed, toggle } = useSidebarCollapse(isBeside && !keepsSidebar)
  const [isTourOpen, setTourOpen] = useState(false)
  const tour = useMemo(
    () => ({ isOpen: isTourOpen, open: () => setTourOpen(true), close: () => setTourOpen(false) }),
    [isTourOpen],
  )
  const openAssistant = useMemo(() => AssistantWindow && (() => setAssistantOpen(true)), [])
  const content = useRef<HTMLElement>(null)
  const palette = usePaletteLauncher()
  const receipts = useAddReceipts()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [isEntryOpen, setEntryOpen] = useState(false)
  const mayWrite = usePermission('TRANSACTIONS_WRITE')
  const startEntry = mayWrite ? () => setEntryOpen(true) : null
  // The page of a new transaction has the fields already.
  const isEntryPage = useLocation().pathname === '/transactions/new'
  useKeys({ '?': () => setHelpOpen(true), n: isEntryPage ? null : startEntry })
  useTopOfPage()
  const isWhole = matchRoutes(screens, useLocation())?.some(({ route }) => route.isWholeScreen) ?? false

  return (
    <TourContext value={tour}>
      <Global styles={offsets(isCollapsed ? '5rem' : '16rem', isWhole, isBeside)} />
      <SkipLink to={content} />
      <NoPrint>
        <Sidebar isCollapsed={isCollapsed} onToggle={toggle} onFind={palette.open} />
      </NoPrint>
      <Box ps={{ base: 'var(--content-start)', _print: '0' }} pe={{ base: 'var(--content-end)', _print: '0' }}>
        {!isWhole && (
          <NoPrint>
            <TopBar onFind={palette.open} />
          </NoPrint>
        )}
        <OpenAssistantContext value={openAssistant}>
          <Screen ref={content} isWhole={isWhole} />
        </OpenAssistantContext>
      </Box>
      {!isWhole && (
        <NoPrint>
          <BottomBar
            isDisabled={isSwitching}
            onAdd={isEntryPage ? null : startEntry}
            onPhotograph={receipts.photograph}
          />
          {!isBeside && <FloatingButtons ref={assistantButton} onAssistant={openAssistant} />}
        </NoPrint>
      )}
      {AssistantWindow && isAssistantOpen && (
        <Suspense fallback={<LoadingOverlay text={t`Loading AI Assistant...`} />}>
          <AssistantWindow isBeside={isBeside} onClose={closeAssistant} />
        </Suspense>
      )}
      <CommandPalette
        launcher={palette}
        onAssistant={openAssistant}
        onReceipts={receipts.choose}
        onHelp={() => setHelpOpen(true)}
      />
      <QuickEntry isOpen={isEntryOpen} onClose={() => setEntryOpen(false)} />
      <KeyboardHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
      <UndoController />
      <AfterFirstQueries>
        <Companions />
      </AfterFirstQueries>
    </TourContext>
  )
}

function BareShell() {
  const { logOut } = useSession()
  return (
    <>
      <Flex as="header" align="center" gap="9px" h="62px" px={{ base: '16px', md: '32px' }}>
        <Logo />
        <Text textStyle="dialogTitle">Purser</Text>
        <Button ms="auto" variant="ghost" colorPalette="gray" onClick={() => void logOut()}>
          {t`Logout`}
        </Button>
      </Flex>
      <Screen isWhole={false} />
      <AfterFirstQueries>
        <InvitationDialog />
      </AfterFirstQueries>
    </>
  )
}

function Screen({ isWhole, ref }: { isWhole: boolean; ref?: RefObject<HTMLElement | null> }) {
  const isPending = useIsPending()
  return (
    <Box
      as="main"
      ref={ref}
      tabIndex={-1}
      outline="none"
      aria-busy={isPending}
      {...(isWhole
        ? {}
        : {
            ps: { base: '16px', md: '32px' },
            pe: { base: '16px', md: 'var(--page-end)', _print: '0' },
            pt: { base: '12px', md: '28px' },
            pb: { base: '196px', md: '96px' },
            maxW: 'calc({sizes.page} + 64px)',
            mx: 'auto',
          })}
    >
      {!isWhole && (
        <OfflineBanner position="sticky" top={{ base: '56px', md: '0' }} zIndex="docked" bg="bg" py="8px" mb="8px" />
      )}
      {!isWhole && <PlanEnded />}
      <ScreenBoundary>
        <Outlet />
      </ScreenBoundary>
      {isPending && <LoadingOverlay text={t`Loading Page...`} />}
    </Box>
  )
}

/** The end of a page that the round buttons float over, unless a wide window leaves it empty. */
const gutter = 'max(32px, 72px - max(0px, (100% - 1184px) / 2))'

function offsets(sidebar: string, isWhole: boolean, isBeside: boolean) {
  return {
    body: {
      '--content-bottom': isWhole ? '64px' : 'calc(104px + env(safe-area-inset-bottom))',
      '--content-end': isBeside ? `${assistantWidth}px` : '0px',
      '--page-end': isBeside ? '32px' : gutter,
    },
    '@media (min-width: 768px)': { body: { '--content-start': sidebar, '--content-bottom': '0px' } },
  }
}

/** Scrolls to the top of a new page. On back navigation the browser restores the position. */
function useTopOfPage(): void {
  const { pathname } = useLocation()
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what counts, not another filter of it
  useLayoutEffect(() => {
    if (type !== NavigationType.Pop) window.scrollTo(0, 0)
  }, [pathname])
}

interface SidebarCollapse {
  isCollapsed: boolean
  toggle: (() => void) | null
}

/** Returns whether the sidebar is collapsed. On a wide screen the user decides, and the device stores the choice. */
function useSidebarCollapse(isCramped: boolean): SidebarCollapse {
  const [isCollapsed, setCollapsed] = useDeviceFlag('sidebarCollapsed')
  const isDesktop = useIsDesktop()
  if (!isDesktop || isCramped) return { isCollapsed: true, toggle: null }
  return { isCollapsed, toggle: () => setCollapsed(!isCollapsed) }
}
